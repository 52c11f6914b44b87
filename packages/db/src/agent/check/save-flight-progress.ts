import { flightSpent } from '@wis/protocol'
import type { FlightProgress } from '@wis/protocol'
import type pg from 'pg'
import { addCheckUsage } from '../../budget/add-check-usage.ts'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import type { CheckFence } from './claim-flight-check.ts'

/** `stopping`: its owner wants it stopped. `lost`: it is stopped, or somebody else's by now, and nothing was stored. */
export type ProgressSaved = 'saved' | 'stopping' | 'lost'

/** Says how far a flight check is, and counts what it has spent since that was said last against the day. */
export async function saveFlightProgress(
  db: Database,
  fence: CheckFence,
  progress: FlightProgress,
): Promise<ProgressSaved> {
  return inTransaction(db, async (client) => {
    const held = await heldCheck(client, fence)
    if (!held) return 'lost'
    await store(client, fence, progress)
    await charge(client, held, progress.spent)
    return held.stopping ? 'stopping' : 'saved'
  })
}

/** Ends a flight check that its owner wants stopped; false where it is somebody else's, or goes on after all. */
export async function endStoppedCheck(
  db: Database,
  fence: CheckFence,
  progress: FlightProgress,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const held = await heldCheck(client, fence)
    if (!held) return false
    await store(client, fence, progress)
    await charge(client, held, progress.spent)
    if (!held.stopping) return false
    await client.query(`update flight_checks set state = 'stopped' where id = $1`, [fence.checkId])
    return true
  })
}

/** Whether a flight check is still its runner's, and nobody wants it stopped. */
export async function mayFlyOn({ pool }: Database, { checkId, attempt }: CheckFence): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from flight_checks where id = $1 and attempt = $2 and state = 'running' and stop_asked_at is null`,
    [checkId, attempt],
  )
  return rows.length === 1
}

export interface HeldCheck {
  readonly agentId: string
  readonly stopping: boolean
  /** What it had spent when that was stored last: counted already. */
  readonly spent: unknown
}

/** A flight check that is still its runner's, until the end of the transaction. */
export async function heldCheck(
  client: pg.ClientBase,
  { checkId, attempt }: CheckFence,
): Promise<HeldCheck | undefined> {
  const { rows } = await client.query<HeldCheck>(
    `select agent_id as "agentId", stop_asked_at is not null as stopping, progress->'spent' as spent
     from flight_checks where id = $1 and attempt = $2 and state = 'running' for no key update`,
    [checkId, attempt],
  )
  return rows[0]
}

type Spent = Pick<NonNullable<FlightProgress['spent']>, 'inputTokens' | 'outputTokens' | 'costMicros'>

/** Counts against the day what was spent since it was counted last. */
export async function charge(
  client: pg.ClientBase,
  { agentId, spent: stored }: HeldCheck,
  spent: Spent | undefined,
): Promise<void> {
  if (!spent) return
  const counted = flightSpent.safeParse(stored).data
  const tokensOf = (one?: Spent) => (one ? one.inputTokens + one.outputTokens : 0)
  await addCheckUsage(client, agentId, {
    tokens: Math.max(0, tokensOf(spent) - tokensOf(counted)),
    costMicros: Math.max(0, (spent.costMicros ?? 0) - (counted?.costMicros ?? 0)),
  })
}

async function store(
  client: pg.ClientBase,
  { checkId }: CheckFence,
  progress: FlightProgress,
): Promise<void> {
  await client.query('update flight_checks set progress = $2 where id = $1', [
    checkId,
    storableJson(progress),
  ])
}
