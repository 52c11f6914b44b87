import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { anyRuleset, leastMeasured, mostHouseMatches, seasonTerms } from '@wis/protocol'
import type pg from 'pg'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { plays, seeks } from '../life-sql.ts'
import { newId } from '../new-id.ts'
import { playingVersion } from './entry/taking-part.ts'
import { laddersOf, speaks } from './ladders.ts'
import { agentsAtTable } from './season-sql.ts'

/** An open season whose tables the platform itself keeps full, and how busy it is. */
export interface DemoSeason {
  readonly id: SeasonId
  readonly game: string
  readonly ladders: readonly DemoLadder[]
  /** Those of its ladders on which the fewest tables are under way. */
  readonly quietest: readonly Language[]
  /** The number of different agents at a table. */
  readonly agents: number
  /** The tables of all its ladders. */
  readonly underWay: number
  /** The tickets of house agents that wait for a table. */
  readonly waiting: readonly Waiting[]
}

interface DemoLadder {
  readonly language: Language
  /** Waiting tickets, counted in tables, and matches that are not over. */
  readonly tables: number
}

interface Waiting {
  readonly agentId: string
  readonly language: string
}

export async function demoSeasons({ prisma, pool }: Database): Promise<readonly DemoSeason[]> {
  const { rows } = await pool.query<{ id: string; languages: string[] }>(
    `select s.id, ${laddersOf} as languages from seasons s where s.demo and s.state = 'open'`,
  )
  const laddersIn = new Map(rows.map(({ id, languages }) => [id, languages]))
  const seasons = await prisma.season.findMany({
    where: { demo: true, state: 'open' },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      game: true,
      ruleset: true,
      terms: true,
      matches: { where: { status: { in: ['waiting', 'running'] } }, select: { language: true } },
      tickets: {
        where: { state: { in: ['waiting', 'checking'] } },
        select: { agentId: true, language: true, state: true, agent: { select: { kind: true } } },
      },
    },
  })
  return seasons.map(({ id, game, ruleset, terms, matches, tickets }) => {
    const agents = seasonTerms.parse(terms).seats === 'self-play' ? 1 : anyRuleset.parse(ruleset).players
    const isOfHouse = ({ state, agent }: (typeof tickets)[number]) =>
      state === 'waiting' && agent.kind === 'house'
    const waiting = tickets.filter(isOfHouse)
    const others = tickets.filter((ticket) => !isOfHouse(ticket))
    const ladders = (laddersIn.get(id) ?? [])
      .flatMap((one): Language[] => (one === 'en' || one === 'zh' ? [one] : []))
      .map((language) => {
        const inIt = (one: { readonly language: string }) => one.language === language
        const tables = matches.filter(inIt).length + others.filter(inIt).length / agents
        return { language, tables: tables + tablesOf(waiting.filter(inIt), agents) }
      })
    const fewest = Math.min(...ladders.map(({ tables }) => tables))
    return {
      id: ids.season(id),
      game,
      ladders,
      agents,
      quietest: ladders.filter(({ tables }) => tables === fewest).map(({ language }) => language),
      underWay: Math.ceil(ladders.reduce((sum, { tables }) => sum + tables, 0)),
      waiting,
    }
  })
}

/**
 * How many tables of different agents these tickets make. Many tickets of few agents make none, and must not keep others from
 * being queued.
 */
function tablesOf(waiting: readonly Waiting[], agents: number): number {
  const counts = new Map<string, number>()
  for (const { agentId } of waiting) counts.set(agentId, (counts.get(agentId) ?? 0) + 1)
  const seatsAt = (tables: number) =>
    [...counts.values()].reduce((sum, count) => sum + Math.min(count, tables), 0)
  let tables = 0
  while (seatsAt(tables + 1) >= agents * (tables + 1)) tables++
  return tables
}

interface IdleLadder {
  readonly seasonId: string
  readonly language: string
  readonly agentIds: readonly string[]
}

/**
 * Sends house agents into the queue of ladders that only house agents have entered. House agents never ask for a
 * match, so such a ladder would never begin. Nobody waits for these matches, and they use resources that others wait
 * for. So all such ladders of an organizer together have one table at a time. The ladder with the fewest matches goes
 * first, with those of its agents that have played least. It ends when the terms, or `mostHouseMatches`, leave too
 * few agents with a match to play.
 */
export async function startHouseLadders(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<IdleLadder>({
    name: 'idle-house-ladders',
    text: idleStatement,
    values: [leastMeasured, mostHouseMatches],
  })
  for (const { seasonId, language, agentIds } of rows) {
    await client.query({
      name: 'queue-house-agents',
      text: `insert into tickets (id, agent_id, version_id, season_id, mode, language)
             select t.id, a.id, v.id, s.id, 'ranked', $2
             from unnest($3::text[], $4::text[]) as t(id, agent_id)
             join agents a on a.id = t.agent_id
             join seasons s on s.id = $1
             join lateral ${playingVersion} v on true`,
      values: [seasonId, language, agentIds.map(() => newId()), agentIds],
    })
  }
}

const idleStatement = `
  with ladders as (
    select s.* from seasons s
    where s.format = 'ladder' and ${plays()} and not s.demo and s.owner_id is not null
      and s.starts_at <= now() and coalesce(s.entry_ends_at <= now(), true)
      and not exists (select 1 from season_entries e join agents a on a.id = e.agent_id
                      where e.season_id = s.id and e.state = 'entered' and ${kindHas('hasOwner')})
  ), busy as (
    select s.owner_id from ladders s
    where exists (select 1 from tickets t where t.season_id = s.id
                  and t.mode = 'ranked' and ${seeks()})
       or exists (select 1 from matches m where m.status in ('waiting', 'running') and m.season_id = s.id
                  and m.mode = 'ranked')
  )
  select distinct on (s.owner_id) s.id as "seasonId", l.language, next.agents as "agentIds"
  from ladders s
  cross join unnest(${laddersOf}) as l(language)
  cross join lateral (
    select array_agg(due.id) as agents
    from (
      select a.id
      from season_entries e
      join agents a on a.id = e.agent_id and a.online and a.retired_at is null and ${speaks('l.language')}
      left join standings t on t.season_id = s.id and t.language = l.language and t.agent_id = a.id
      left join agent_ratings r on r.season_id = s.id and r.language = l.language and r.agent_id = a.id
      where e.season_id = s.id and e.state = 'entered'
        and coalesce(t.matches, 0) < least((s.terms->>'matchesPerAgent')::int, $2)
        and not coalesce(r.matches >= $1 and r.high - r.low <= (s.terms->>'stopWidth')::float8, false)
      order by coalesce(t.matches, 0), random()
      limit ${agentsAtTable}
    ) due
  ) next
  where cardinality(next.agents) = ${agentsAtTable}
    and s.owner_id not in (select owner_id from busy)
  order by s.owner_id,
           (select coalesce(sum(t.matches), 0) from standings t where t.season_id = s.id and t.language = l.language),
           s.id, l.language`
