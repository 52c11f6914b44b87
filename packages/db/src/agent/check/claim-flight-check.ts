import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { kitCalled, languages } from '@wis/games'
import type { AnyRuleset, Language } from '@wis/games'
import { flightProgress } from '@wis/protocol'
import type { FlightProgress } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { UnknownGame } from '../../game/hosted-game.ts'
import { stillHears } from '../../match/farewell/still-hears.ts'
import { underWaySince } from '../../match/under-way-since.ts'
import { linkStands } from '../../outbound/links.ts'
import { inTransaction } from '../../transaction.ts'

/** Identifies one claim on one flight check. Only its holder may write. */
export interface CheckFence {
  readonly checkId: string
  readonly attempt: number
}

/** A flight check that one runner has claimed, with everything needed to reach the agent. */
export interface ClaimedCheck extends CheckFence {
  readonly agentId: AgentId
  readonly slug: string
  readonly kind: string
  readonly settings: unknown
  readonly version: number
  readonly game: string
  /** By the schema of its game. */
  readonly ruleset: AnyRuleset
  readonly languages: readonly Language[]
  readonly prices: { readonly input: number; readonly output: number } | null
  /** How far it was when it was stopped, or its runner died. */
  readonly progress: FlightProgress | null
}

const row = z.object({
  attempt: z.int(),
  agentId: z.string().transform(ids.agent),
  slug: z.string(),
  kind: z.string(),
  settings: z.unknown(),
  version: z.int(),
  game: z.string(),
  ruleset: z.unknown(),
  languages: z.array(z.enum(languages)),
  prices: z.object({ input: z.number(), output: z.number() }).nullable(),
  progress: flightProgress.nullable().catch(null),
})

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
              case when a.input_price is not null and a.output_price is not null
                   then json_build_object('input', a.input_price, 'output', a.output_price) end as prices
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
