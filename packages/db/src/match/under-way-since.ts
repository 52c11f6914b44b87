import { firstIdAt } from '../new-id.ts'

/** Longer than the runners' watchdog lets a match wait and then be played, including its farewell. */
const underWayForMs = 2 * 3_600_000

/** No match older than this id is under way. Counts per agent start here, so they do not grow with its history. */
export const underWaySince = () => firstIdAt(Date.now() - underWayForMs)
