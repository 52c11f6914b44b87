import { openFixtureStates } from '@wis/arena'
import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { AgentRef, SeasonMatrix } from '@wis/protocol'
import { fifteenthsPerPoint, interval } from '@wis/ratings'
import type { PairedResult } from '@wis/ratings'
import { agentRefs } from '../agent/agent-directory.ts'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { isOneOf } from '../life-sql.ts'
import { leaderboard } from '../standing/leaderboard.ts'
import type { StoredSeason } from './read-season.ts'

/** How many of its last matches are read of each agent: the same work however long a season is. */
const matrixLooksAt = 2000

interface Asked {
  readonly seasonId: SeasonId
  readonly language: Language
  readonly agentIds: readonly string[]
  /** Whether the reader may see withheld matches. */
  readonly seesWithheld?: boolean
}

/** One agent against another, in the matches in which both sat. */
interface HeadToHead {
  readonly row: string
  readonly column: string
  readonly matches: number
  /** In how many of them the first scored more than the second, as much, and less. */
  readonly ahead: number
  readonly equal: number
  readonly behind: number
}

/**
 * Who scored more than whom in ranked matches, in both directions, for every two of these agents that have met. A match
 * counts where it is among the last ones of both. A match of a deal that is still played tells nothing, not even an organizer.
 */
export async function headToHead(
  { pool }: Database,
  { seasonId, language, agentIds, seesWithheld = false }: Asked,
): Promise<HeadToHead[]> {
  // Without a name, so that it is planned for these agents: one that has played much is read newest first, never sorted.
  // Seats are paired within their match, because a planner that expects few rows would compare all with all.
  const { rows } = await pool.query<HeadToHead>(
    `with span as (
       select (select min(id) from matches where season_id = $1) as oldest,
              (select max(id) from matches where season_id = $1) as newest
     ), lately as materialized (
       select mine.* from span cross join unnest($3::text[]) wanted (agent_id) cross join lateral (
         select match_id, agent_id, points, sits_in from seats x
         where x.agent_id = wanted.agent_id and x.match_id between span.oldest and span.newest
         order by x.match_id desc limit ${matrixLooksAt}
       ) mine
     ), played as (
       select match_id, array_agg(agent_id) as agents, array_agg(points) as points
       from lately join matches m on m.id = lately.match_id
       where m.season_id = $1 and m.language = $2 and m.mode = 'ranked' and m.status = 'finished'
         and m.decision_id is null and not m.deal_open and (not m.withheld or $4)
         and lately.points is not null and not lately.sits_in
       group by match_id
     )
     select one.agent_id as row, other.agent_id as column, count(*)::int as matches,
            (count(*) filter (where one.points > other.points))::int as ahead,
            (count(*) filter (where one.points = other.points))::int as equal,
            (count(*) filter (where one.points < other.points))::int as behind
     from played cross join lateral unnest(agents, played.points) one (agent_id, points)
       cross join lateral unnest(agents, played.points) other (agent_id, points)
     where other.agent_id <> one.agent_id
     group by 1, 2 order by 1, 2`,
    [seasonId, language, agentIds, seesWithheld],
  )
  return rows
}

interface Pair {
  readonly seasonId: SeasonId
  readonly language: Language
  readonly first: string
  readonly second: string
}

/**
 * The points of two agents in each deal that both have played out: the average over the roles that both have played
 * in it. Roles are compared one by one, if the game has any, and a role weighs as much as there are seats with it. If a deal has
 * one pair of words, seats are compared one by one. An agent may lack a role or seat, because its match was void,
 * dropped or played again with another deal; then the other agent's result there is left out as well. A deal of which
 * one agent has played less than half, such as a match that was played again, would compare only one role, so it is
 * left out.
 */
export async function pairedResults({ pool }: Database, pair: Pair): Promise<PairedResult[]> {
  const { rows } = await pool.query<PairedResult>({
    name: 'paired-results',
    text: `with results as (
             select f.deal_id, x.agent_id, case when d.pair = '{}' then coalesce(x.role, '') else x.seat::text end as part,
                    max(case when d.pair = '{}' and x.role is not null then
                      (select count(*) from seats o where o.match_id = x.match_id and o.role = x.role) else 1 end) as weight,
                    count(*) as matches, max((s.ruleset->>'players')::int) as players,
                    avg(${pointsInFifteenths('x.points', 's.game')})::float8 / ${fifteenthsPerPoint} as points
             from fixtures f
             join seasons s on s.id = f.season_id
             join season_deals d on d.id = f.deal_id
             join matches m on m.id = f.match_id and m.decision_id is null
             join seats x on x.match_id = m.id and x.agent_id in ($3, $4) and not x.sits_in
             where f.season_id = $1 and f.language = $2 and f.state = 'done'
               and not exists (select 1 from fixtures o where o.deal_id = f.deal_id and ${isOneOf('o.state', openFixtureStates)})
             group by 1, 2, 3
           )
           select sum(one.points * one.weight) / sum(one.weight) as first,
                  sum(other.points * one.weight) / sum(one.weight) as second
           from results one join results other on other.deal_id = one.deal_id and other.part = one.part
           where one.agent_id = $3 and other.agent_id = $4
           group by one.deal_id, one.players
           having least(sum(one.matches), sum(other.matches)) * 2 >= one.players
           order by one.deal_id`,
    values: [pair.seasonId, pair.language, pair.first, pair.second],
  })
  return rows
}

interface AskedMatrix {
  readonly language: Language
  /** Ids or slugs; without any, the leading agents of the board. */
  readonly agents?: readonly string[] | undefined
  readonly top: number
  readonly seesWithheld: boolean
}

/** The leading agents of a season, or those that are named, each against each. */
export async function seasonMatrix(
  db: Database,
  season: StoredSeason,
  { language, agents: named, top, seesWithheld }: AskedMatrix,
): Promise<SeasonMatrix> {
  const agents = named
    ? await agentRefs(db, named)
    : await leadersOf(db, season, { language, top, seesWithheld })
  const agentIds = agents.map(({ id }) => id)
  const met = await headToHead(db, { seasonId: season.id, language, agentIds, seesWithheld })
  return {
    season: { slug: season.slug, name: season.name },
    language,
    lookedAt: matrixLooksAt,
    agents: [...agents],
    cells: met.map((cell) => ({
      ...cell,
      share: cell.ahead / cell.matches,
      interval: interval(cell.ahead, cell.matches) ?? { low: 0, high: 1 },
    })),
  }
}

async function leadersOf(
  db: Database,
  { slug }: StoredSeason,
  { language, top, seesWithheld }: Omit<AskedMatrix, 'agents'>,
): Promise<readonly AgentRef[]> {
  const board = await leaderboard(db, { seasonSlug: slug, language, limit: top, seesWithheld })
  return agentRefs(
    db,
    (board?.items ?? []).map(({ agent }) => agent.id),
  )
}
