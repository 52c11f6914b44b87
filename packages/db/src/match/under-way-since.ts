import { firstIdAt } from '../new-id.ts'

/** Longer than the watchdog of the runners lets a match wait for one, and then be played, with its farewell. */
const underWayForMs = 2 * 3_600_000

/** No match that is older than this id is under way: what is counted of an agent is bounded by it, and not by its history. */
export const underWaySince = () => firstIdAt(Date.now() - underWayForMs)
