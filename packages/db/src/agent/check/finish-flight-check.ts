import type { FlightReport } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../../database.ts'
import { newId } from '../../new-id.ts'
import { noteCheckDone } from '../../outbound/agent-notices.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { charge, heldCheck } from './run-check.ts'
import type { CheckFence } from './run-check.ts'

export interface FinishedCheck {
  readonly report: FlightReport
  /** The number of ranked matches that a version gets automatically when it passes for the first time in a game. */
  readonly placements: number
  /** The cost of the check, in millionths of a US dollar. */
  readonly costMicros: number
}

interface Ended {
  readonly agentId: string
  readonly versionId: string
  readonly game: string
}

/**
 * Stores the result of a flight check, tells the owner, and queues a version that passed for its placement matches.
 * False if another runner has claimed the check by now; then nothing happens.
 */
export async function finishFlightCheck(
  db: Database,
  fence: CheckFence,
  finished: FinishedCheck,
): Promise<boolean> {
  const { report, placements, costMicros } = finished
  return inTransaction(db, async (client) => {
    const held = await heldCheck(client, fence)
    const ended = held && (await end(client, fence, report))
    if (!ended) return false
    await charge(client, held, { ...report.usage, costMicros })
    if (report.passed) await place(client, ended, placements)
    await tell(client, ended, report)
    return true
  })
}

async function end(
  client: pg.ClientBase,
  { checkId, attempt }: CheckFence,
  report: FlightReport,
): Promise<Ended | undefined> {
  const { rows } = await client.query<Ended>(
    `update flight_checks
     set state = 'done', ended_at = now(), progress = null, report = $3, passed = $4, score = $5
     where id = $1 and attempt = $2 and state = 'running'
     returning agent_id as "agentId", version_id as "versionId", game`,
    [checkId, attempt, storableJson(report), report.passed, report.score],
  )
  return rows[0]
}

/** Only the newest version plays placements, and only once in each game. */
async function place(
  client: pg.ClientBase,
  { agentId, versionId, game }: Ended,
  placements: number,
): Promise<void> {
  await client.query(
    `insert into placements (version_id, game, matches_left)
     select id, $4, $3 from agent_versions
     where id = $1 and number = (select max(number) from agent_versions where agent_id = $2)
     on conflict do nothing`,
    [versionId, agentId, placements, game],
  )
}

async function tell(
  client: pg.ClientBase,
  { agentId, game }: Ended,
  { passed, score, version }: FlightReport,
): Promise<void> {
  await noteCheckDone(client, agentId, { passed, score, version, game })
  await client.query(
    `insert into notices (id, user_id, agent_id, kind, params)
     select $1, owner_id, id, 'flight-check-done', $3 from agents where id = $2 and owner_id is not null`,
    [newId(), agentId, JSON.stringify({ passed, score, version, game })],
  )
}
