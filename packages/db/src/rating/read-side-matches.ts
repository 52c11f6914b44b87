import { fullWeight, resultKey, resultOfKey } from '@wis/ratings'
import type { CountedMatch } from '@wis/ratings'
import type pg from 'pg'
import type { LeftOut } from './left-out.ts'
import type { Rateable } from './read-rated-matches.ts'

const matchesAtOnce = 1000

/** All matches between sides of a season and language, each result with how often it came about. */
export interface SideMatches {
  readonly results: readonly CountedMatch[]
  readonly matches: number
  /** The agents by their index in the results, in the order of their ids. */
  readonly agentIds: readonly string[]
}

interface StoredSides {
  readonly matchId: string
  readonly agentIds: readonly string[]
  readonly places: readonly number[]
  readonly teams: readonly number[]
  /** Empty if the match weighs in full for all. */
  readonly weights: readonly number[]
}

/**
 * Matches of agents that are left out count for nobody, nor do matches at which an agent only fills a place. Memory grows
 * with the different results, and not with history.
 */
export async function readSideMatches(
  client: pg.ClientBase,
  { seasonId, language }: Rateable,
  { agentIds: leftOut }: LeftOut,
): Promise<SideMatches> {
  const out = ['', ...leftOut]
  const agentIds = await playersOf(client, { seasonId, language }, out)
  const indexOf = new Map(agentIds.map((id, index) => [id, index]))
  const counted = new Map<string, { times: number; sixtieths: number }>()
  let matches = 0
  for (let after = ''; ;) {
    const { rows } = await client.query<StoredSides>({
      name: 'side-matches',
      text: `select match_id as "matchId", agent_ids as "agentIds", places, teams, weights from skill_matches
             where season_id = $1 and language = $2 and match_id > $3 and not agent_ids && $4::text[]
             order by match_id limit $5`,
      values: [seasonId, language, after, out, matchesAtOnce],
    })
    for (const row of rows) {
      const key = resultKey(sidesOf(row, indexOf))
      const known = counted.get(key) ?? { times: 0, sixtieths: 0 }
      counted.set(key, { times: known.times + 1, sixtieths: known.sixtieths + weightOf(row) })
    }
    matches += rows.length
    const last = rows.at(-1)
    if (!last) break
    after = last.matchId
  }
  const results = [...counted].map(([key, { times, sixtieths }]) => ({
    sides: resultOfKey(key),
    times,
    weight: sixtieths / fullWeight,
  }))
  return { results, matches, agentIds }
}

/** A match has one weight in a rating of all matches: the least of its seats, because a repeated result is one for all. */
const weightOf = ({ weights }: StoredSides) => Math.min(fullWeight, ...weights)

async function playersOf(
  client: pg.ClientBase,
  { seasonId, language }: Rateable,
  out: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct id collate "C" as id from skill_matches cross join lateral unnest(agent_ids) as id
     where season_id = $1 and language = $2 and not agent_ids && $3::text[] order by 1`,
    [seasonId, language, out],
  )
  return rows.map(({ id }) => id)
}

/** Where several agents play on one side, the sides of the game are not alike, and each is told apart. */
function sidesOf({ agentIds, places, teams }: StoredSides, indexOf: ReadonlyMap<string, number>) {
  const all = [...new Set(teams)]
  const areTeams = all.length < teams.length
  return all.map((team) => {
    const seats = agentIds.flatMap((_, seat) => (teams[seat] === team ? [seat] : []))
    return {
      place: Math.min(...seats.map((seat) => places[seat] ?? 1)),
      agents: seats.map((seat) => indexOf.get(agentIds[seat] ?? '') ?? 0),
      ...(areTeams && { team }),
    }
  })
}
