import type { SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Database } from '../database.ts'

/** How many of its last matches are read of each agent: the same work however long a season is. */
export const matrixLooksAt = 2000

interface Asked {
  readonly seasonId: SeasonId
  readonly language: Language
  readonly agentIds: readonly string[]
  /** Whether the reader may see withheld matches. */
  readonly seesWithheld?: boolean
}

/** One agent against another, in the matches in which both sat. */
export interface HeadToHead {
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
     ), played as materialized (
       select lately.* from lately join matches m on m.id = lately.match_id
       where m.season_id = $1 and m.language = $2 and m.mode = 'ranked' and m.status = 'finished'
         and m.decision_id is null and not m.deal_open and (not m.withheld or $4)
         and lately.points is not null and not lately.sits_in
     )
     select one.agent_id as row, other.agent_id as column, count(*)::int as matches,
            (count(*) filter (where one.points > other.points))::int as ahead,
            (count(*) filter (where one.points = other.points))::int as equal,
            (count(*) filter (where one.points < other.points))::int as behind
     from played one join played other on other.match_id = one.match_id and other.agent_id <> one.agent_id
     group by 1, 2 order by 1, 2`,
    [seasonId, language, agentIds, seesWithheld],
  )
  return rows
}
