import { firstIdAt } from '../new-id.ts'

/** Longer than any match is under way, its farewell included: the watchdog of the runners ends it long before. */
const underWayForMs = 3_600_000

/** No match that is older than this id is under way: what is counted of an agent is bounded by it, and not by its history. */
export const underWaySince = () => firstIdAt(Date.now() - underWayForMs)
