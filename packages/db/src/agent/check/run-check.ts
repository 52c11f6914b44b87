import { kitCalled, languages } from '@wis/games'
import type { AnyRuleset } from '@wis/games'
import { flightProgress, flightSpent } from '@wis/protocol'
import type { FlightProgress } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { addCheckUsage } from '../../budget/use-budgets.ts'
import type { Database } from '../../database.ts'
import { UnknownGame } from '../../game/hosted-game.ts'
import { stillHears } from '../../match/farewell.ts'
import { underWaySince } from '../../match/list-overdue.ts'
import { newId } from '../../new-id.ts'
import { linkStands } from '../../outbound/links.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { pricesOf, reachedAgent, statedPrices } from '../reached-agent.ts'

/** Identifies one claim on one flight check. Only its holder may write. */
export interface CheckFence {
  readonly checkId: string
  readonly attempt: number
}

const row = reachedAgent.extend({
  attempt: z.int(),
  version: z.int(),
  game: z.string(),
  ruleset: z.unknown(),
  languages: z.array(z.enum(languages)),
  prices: statedPrices,
  /** How far it was when it was stopped, or its runner died. */
  progress: flightProgress.nullable().catch(null),
})
/** A flight check that one runner has claimed, with everything needed to reach the agent. The ruleset is by the schema of its game. */
export type ClaimedCheck = CheckFence &
  Omit<z.infer<typeof row>, 'ruleset'> & { readonly ruleset: AnyRuleset }

/**
 * Claims an unfinished flight check. Undefined if there is none. `busy` if the agent has a single memory and a match
 * or another check is using it, or if it dials in and is not connected. No match is dealt to such an agent while its check runs.
 */
export async function claimFlightCheck(
  db: Database,
  checkId: string,
): Promise<ClaimedCheck | 'busy' | undefined> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, checkId)
    if (!agent || (await isStopped(client, checkId))) return undefined
    if (agent.kind === 'outbound' && (await isAway(client, agent.id))) return 'busy'
    if (agent.kind === 'hf-space' && (await isInUse(client, agent.id, checkId))) return 'busy'
    const { rows } = await client.query(
      `with claim as (
         update flight_checks set state = 'running', attempt = attempt + 1, started_at = coalesce(started_at, now())
         where id = $1 and state in ('queued', 'running')
         returning *
       )
       select c.attempt, c.game, c.ruleset, c.languages, c.progress, a.id as "agentId", a.slug, a.kind, v.settings, v.number as version,
              ${pricesOf()} as prices
       from claim c join agents a on a.id = c.agent_id join agent_versions v on v.id = c.version_id`,
      [checkId],
    )
    return rows.length === 0 ? undefined : claimedCheck(checkId, rows[0])
  })
}

/** Throws for a check that cannot be flown here. */
function claimedCheck(checkId: string, stored: unknown): ClaimedCheck {
  const { ruleset, ...read } = row.parse(stored)
  const kit = kitCalled(read.game)
  if (!kit) throw new UnknownGame(`there is no game called ${read.game} here`)
  const { data, error } = kit.setup.ruleset.safeParse(ruleset)
  if (!data) throw new Error(`the ruleset of a flight check cannot be read: ${error.message}`)
  return { checkId, ...read, ruleset: data }
}

async function lockedAgent(
  client: pg.ClientBase,
  checkId: string,
): Promise<{ readonly id: string; readonly kind: string } | undefined> {
  const { rows } = await client.query<{ id: string; kind: string }>(
    `select a.id, a.kind from agents a join flight_checks f on f.agent_id = a.id
     where f.id = $1 and f.state in ('queued', 'running') for no key update of a`,
    [checkId],
  )
  return rows[0]
}

/** Stops it for a runner that died before it could. */
async function isStopped(client: pg.ClientBase, checkId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update flight_checks set state = 'stopped'
     where id = $1 and state in ('queued', 'running') and stop_asked_at is not null`,
    [checkId],
  )
  return rowCount === 1
}

async function isAway(client: pg.ClientBase, agentId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from agent_links l where l.agent_id = $1 and ${linkStands}`,
    [agentId],
  )
  return rowCount === 0
}

async function isInUse(client: pg.ClientBase, agentId: string, checkId: string): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select 1 from seats s join matches m on m.id = s.match_id
                    where s.agent_id = $1 and s.match_id > $2 and m.status in ('waiting', 'running'))
         or exists (select 1 from flight_checks where agent_id = $1 and state = 'running' and id <> $3)
         or exists (select 1 from agents a where a.id = $1 and ${stillHears('$2')}) as used`,
    [agentId, underWaySince(), checkId],
  )
  return rows[0]?.used ?? false
}

/** `stopping`: its owner wants it stopped. `lost`: it is stopped, or somebody else's by now, and nothing was stored. */
type ProgressSaved = 'saved' | 'stopping' | 'lost'

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

interface HeldCheck {
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

/**
 * Ends a flight check that cannot run, as not passed, and tells the owner that another one may be requested. False if
 * it is over already. Reads none of its stored data, because that data may be the fault.
 */
export async function callOffFlightCheck({ pool }: Database, checkId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with ended as (
       update flight_checks set state = 'done', attempt = attempt + 1, ended_at = now(), progress = null, passed = false
       where id = $1 and state in ('queued', 'running')
       returning agent_id, version_id, game
     ), told as (
       insert into notices (id, user_id, agent_id, kind, params)
       select $2, a.owner_id, a.id, 'flight-check-called-off', jsonb_build_object('version', v.number, 'game', ended.game)
       from ended join agents a on a.id = ended.agent_id join agent_versions v on v.id = ended.version_id
       where a.owner_id is not null
     )
     select 1 from ended`,
    [checkId, newId()],
  )
  return rowCount === 1
}
