import type { AgentId, SeasonId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { AnyRuleset } from '@wis/games'
import { anyRuleset } from '@wis/protocol'
import type pg from 'pg'
import { budgetSpent } from '../../budget/forecast.ts'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { gameOfAgent } from '../../game/usual-game.ts'
import { firstIdAt, newId } from '../../new-id.ts'
import { speaks } from '../../season/ladders.ts'
import { inTransaction } from '../../transaction.ts'
import { kindHas } from '../kind-sql.ts'

/** The most flight checks for one agent within a day. Each is a few dozen calls that somebody pays for. */
export const checksPerDay = 30

const dayMs = 24 * 3_600_000

export type CheckRequested =
  | { readonly ok: true; readonly checkId: string }
  | Refusal<
      'no-such-agent' | 'retired' | 'game-not-played' | 'too-many-checks' | 'budget-spent' | 'key-needed'
    >

interface CheckWish {
  /** Its game and its ruleset are those of the check. */
  readonly seasonId?: SeasonId | undefined
  /** Without a season: the game. If absent, the usual one, or another if the agent does not play that. */
  readonly game?: string | undefined
}

/**
 * Asks for a flight check of an agent's newest version, in all its languages and under a season's ruleset. Without a
 * named season it takes the one whose queue the agent joins by default in the game. If the same check is already
 * waiting, it returns that one.
 */
export async function requestFlightCheck(
  db: Database,
  agentId: AgentId,
  wish: CheckWish = {},
): Promise<CheckRequested> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    if (!agent) return refuse('no-such-agent')
    if (agent.retired) return refuse('retired')
    if (agent.needsKey) return refuse('key-needed')
    const rules = await rulesOf(client, agent, wish)
    if (!rules || (agent.games.length > 0 && !agent.games.includes(rules.game)))
      return refuse('game-not-played')
    const { game, ruleset } = rules
    const asked = await sameCheck(client, agent, { game, rulesetId: ruleset.id })
    if (asked !== undefined) return { ok: true, checkId: asked }
    if ((await checksToday(client, agentId)) >= checksPerDay) return refuse('too-many-checks')
    if (agent.spent) return refuse('budget-spent')
    const checkId = newId()
    await client.query(
      `insert into flight_checks (id, agent_id, version_id, game, ruleset_id, ruleset, languages)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [checkId, agentId, agent.versionId, game, ruleset.id, JSON.stringify(ruleset), agent.languages],
    )
    return { ok: true, checkId }
  })
}

interface CheckedAgent {
  readonly versionId: string
  readonly retired: boolean
  readonly needsKey: boolean
  /** The agent has used up its tokens or its money of the day. */
  readonly spent: boolean
  readonly languages: readonly string[]
  readonly games: readonly string[]
}

async function lockedAgent(client: pg.ClientBase, agentId: AgentId): Promise<CheckedAgent | undefined> {
  const { rows } = await client.query<CheckedAgent>(
    `select a.languages, a.games, a.needs_key as "needsKey", a.retired_at is not null as retired, ${budgetSpent} as spent,
            (select id from agent_versions where agent_id = a.id order by number desc limit 1) as "versionId"
     from agents a where a.id = $1 and ${kindHas('needsBadge')} for no key update of a`,
    [agentId],
  )
  return rows[0]
}

interface CheckRules {
  readonly game: string
  readonly ruleset: AnyRuleset
}

/** Undefined for a game that is not here. */
async function rulesOf(
  client: pg.ClientBase,
  { languages, games }: CheckedAgent,
  { seasonId, game = gameOfAgent(games) }: CheckWish,
): Promise<CheckRules | undefined> {
  const { rows } = await client.query<CheckRules>(
    `select s.game, s.ruleset from seasons s
     where case when $1::text is null then s.state = 'open' and s.game = $3
                       and exists (select 1 from unnest($2::text[]) as l(language) where ${speaks('l.language', 's.languages')})
                else s.id = $1 end
     order by (owner_id is null) desc, starts_at desc limit 1`,
    [seasonId ?? null, languages, game],
  )
  const [season] = rows
  if (season) return { game: season.game, ruleset: anyRuleset.parse(season.ruleset) }
  const kit = kitCalled(game)
  return kit && { game, ruleset: kit.setup.presets[0] }
}

async function sameCheck(
  client: pg.ClientBase,
  { versionId, languages }: CheckedAgent,
  { game, rulesetId }: { readonly game: string; readonly rulesetId: string },
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from flight_checks
     where version_id = $1 and state in ('queued', 'running') and stop_asked_at is null and ruleset_id = $2 and languages @> $3::text[]
       and game = $4
     order by id desc limit 1`,
    [versionId, rulesetId, languages, game],
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

export type CheckResumed =
  | { readonly ok: true; readonly checkId: string }
  | Refusal<'no-such-agent' | 'retired' | 'budget-spent' | 'no-stopped-check' | 'key-needed'>

/**
 * Lets a stopped flight check go on where it was stopped: the last one of the agent, or of a game, if neither its version nor its
 * languages are others by now. Where that check is not stopped and not over, it goes on anyway.
 */
export async function resumeFlightCheck(
  db: Database,
  agentId: AgentId,
  game?: string,
): Promise<CheckResumed> {
  return inTransaction(db, async (client) => {
    const agent = await agentToResume(client, agentId, game)
    if (!agent) return refuse('no-such-agent')
    if (agent.retired) return refuse('retired')
    if (agent.needsKey) return refuse('key-needed')
    if (agent.checkId === null) return refuse('no-stopped-check')
    if (agent.spent) return refuse('budget-spent')
    await client.query(
      `update flight_checks
       set stop_asked_at = null, state = case when state = 'stopped' then 'queued' else state end
       where id = $1`,
      [agent.checkId],
    )
    return { ok: true, checkId: agent.checkId }
  })
}

interface StoppedAgent {
  readonly retired: boolean
  readonly needsKey: boolean
  readonly spent: boolean
  readonly checkId: string | null
}

async function agentToResume(
  client: pg.ClientBase,
  agentId: AgentId,
  game: string | undefined,
): Promise<StoppedAgent | undefined> {
  const { rows } = await client.query<StoppedAgent>(
    `select a.retired_at is not null as retired, a.needs_key as "needsKey", ${budgetSpent} as spent,
            (select last.id
             from (select * from flight_checks where agent_id = a.id and ($2::text is null or game = $2)
                   order by id desc limit 1) last
             where last.state in ('queued', 'running', 'stopped')
               and last.languages @> a.languages and last.languages <@ a.languages
               and last.version_id = (select id from agent_versions where agent_id = a.id order by number desc limit 1)
            ) as "checkId"
     from agents a where a.id = $1 for no key update of a`,
    [agentId, game ?? null],
  )
  return rows[0]
}

export type CheckStopped = { readonly ok: true } | Refusal<'no-check-under-way'>

/**
 * Stops every flight check of an agent, or of an agent in one game, that is not over. One that waits is stopped at once; one that runs is stopped by
 * its runner, before the next call. What was done is kept.
 */
export async function stopFlightCheck(
  { pool }: Database,
  agentId: AgentId,
  game?: string,
): Promise<CheckStopped> {
  const { rows } = await pool.query<{ stopped: boolean }>(
    `with asked as (
       update flight_checks
       set stop_asked_at = coalesce(stop_asked_at, now()),
           state = case when state = 'queued' then 'stopped' else state end
       where agent_id = $1 and state in ('queued', 'running') and ($2::text is null or game = $2)
       returning 1
     )
     select exists (select 1 from asked) or coalesce((
       select state = 'stopped' from flight_checks where agent_id = $1 and ($2::text is null or game = $2)
       order by id desc limit 1
     ), false) as stopped`,
    [agentId, game ?? null],
  )
  return rows[0]?.stopped ? { ok: true } : refuse('no-check-under-way')
}
