import type { AgentId, SeasonId } from '@wis/engine'
import { rulesets, spyRuleset } from '@wis/games'
import type { Ruleset } from '@wis/games'
import type pg from 'pg'
import { budgetSpent } from '../../budget/expected-use.ts'
import type { Database } from '../../database.ts'
import { usualGame } from '../../game/usual-game.ts'
import { firstIdAt, newId } from '../../new-id.ts'
import { refuse } from '../../refusal.ts'
import type { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'

/** The most flight checks for one agent within a day. Each is a few dozen calls that somebody pays for. */
export const checksPerDay = 30

const dayMs = 24 * 3_600_000

export type CheckRequested =
  | { readonly ok: true; readonly checkId: string }
  | Refusal<'no-such-agent' | 'retired' | 'too-many-checks' | 'budget-spent'>

/**
 * Asks for a flight check of an agent's newest version, in all its languages and under a season's ruleset. Without a
 * named season it takes the one whose queue the agent joins by default. If the same check is already waiting, it
 * returns that one.
 */
export async function requestFlightCheck(
  db: Database,
  agentId: AgentId,
  seasonId?: SeasonId,
): Promise<CheckRequested> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    if (!agent) return refuse('no-such-agent')
    if (agent.retired) return refuse('retired')
    const rules = await rulesOf(client, agent.languages, seasonId)
    const asked = await sameCheck(client, agent, rules.id)
    if (asked !== undefined) return { ok: true, checkId: asked }
    if ((await checksToday(client, agentId)) >= checksPerDay) return refuse('too-many-checks')
    if (agent.spent) return refuse('budget-spent')
    const checkId = newId()
    await client.query(
      `insert into flight_checks (id, agent_id, version_id, ruleset_id, ruleset, languages)
       values ($1, $2, $3, $4, $5, $6)`,
      [checkId, agentId, agent.versionId, rules.id, JSON.stringify(rules), agent.languages],
    )
    return { ok: true, checkId }
  })
}

interface CheckedAgent {
  readonly versionId: string
  readonly retired: boolean
  /** The agent has used up its tokens or its money of the day. */
  readonly spent: boolean
  readonly languages: readonly string[]
}

async function lockedAgent(client: pg.ClientBase, agentId: AgentId): Promise<CheckedAgent | undefined> {
  const { rows } = await client.query<CheckedAgent>(
    `select a.languages, a.retired_at is not null as retired, ${budgetSpent} as spent,
            (select id from agent_versions where agent_id = a.id order by number desc limit 1) as "versionId"
     from agents a where a.id = $1 and a.kind <> 'house' for no key update of a`,
    [agentId],
  )
  return rows[0]
}

async function rulesOf(
  client: pg.ClientBase,
  languages: readonly string[],
  seasonId?: SeasonId,
): Promise<Ruleset> {
  const { rows } = await client.query<{ ruleset: unknown }>(
    `select ruleset from seasons
     where case when $1::text is null then state = 'open' and languages && $2::text[] else id = $1 end
       and game = $3
     order by (owner_id is null) desc, starts_at desc limit 1`,
    [seasonId ?? null, languages, usualGame],
  )
  return rows[0] ? spyRuleset.parse(rows[0].ruleset) : rulesets['wis-2024']
}

async function sameCheck(
  client: pg.ClientBase,
  { versionId, languages }: CheckedAgent,
  rulesetId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from flight_checks
     where version_id = $1 and state in ('queued', 'running') and stop_asked_at is null and ruleset_id = $2 and languages @> $3::text[]
     order by id desc limit 1`,
    [versionId, rulesetId, languages],
  )
  return rows[0]?.id
}

async function checksToday(client: pg.ClientBase, agentId: AgentId): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from flight_checks where agent_id = $1 and id > $2',
    [agentId, firstIdAt(Date.now() - dayMs)],
  )
  return rows[0]?.count ?? 0
}
