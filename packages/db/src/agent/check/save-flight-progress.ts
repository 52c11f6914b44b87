import type { FlightProgress } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import type { CheckFence } from './claim-flight-check.ts'

/** Stores the progress of a flight check. False if another runner has claimed it by now. */
export async function saveFlightProgress(
  { pool }: Database,
  { checkId, attempt }: CheckFence,
  progress: FlightProgress,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update flight_checks set progress = $3 where id = $1 and attempt = $2 and state = 'running'`,
    [checkId, attempt, storableJson(progress)],
  )
  return rowCount === 1
}
