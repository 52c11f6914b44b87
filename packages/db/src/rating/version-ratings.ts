import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import {
  averageRating,
  fullWeight,
  pointsPerLogOdds,
  rateVersionsByRoles,
  rateVersionsBySides,
} from '@wis/ratings'
import type { VersionRating, VersionRoles, VersionSides } from '@wis/ratings'
import type { Database } from '../database.ts'
import { isOneAgainstAll } from '../game/usual-game.ts'
import { isOneLadder, laddersOf } from '../season/ladders.ts'
import { isSelfPlay, openStandings } from '../season/season-sql.ts'
import { ratedField, storedScales } from './board-skills.ts'
import { bitsOf, leftOutOf, Numbering, sidesOf, weightOf } from './read-rated-matches.ts'

/** The rating of a version in one season. Ratings of versions are fitted by the strengths that the board gives the others. */
export interface RatedVersion extends VersionRating {
  readonly number: number
  readonly matches: number
}

export interface RatedLadder {
  readonly game: string
  readonly seasonId: string
  readonly season: string
  /** Null for a game without words, whose agents of all languages meet on one board. */
  readonly spoken: string | null
  /** The newest version first. */
  readonly versions: readonly RatedVersion[]
}

/** So much is looked at however long an agent has played. */
const mostLadders = 3
const mostMatches = 1000

/** With each further side, twice as many rankings of a match are weighed. */
const mostRankings = 40_000
const mostOf = (sides: number) => Math.floor(mostRankings / 2 ** sides)

interface Ladder extends Omit<RatedLadder, 'versions'> {
  /** Under which the season keeps the ladder. */
  readonly language: string
}

/** The versions of an agent on the boards on which it was rated last. A board with a single version is left out. */
export async function versionRatings(db: Database, agentId: AgentId): Promise<readonly RatedLadder[]> {
  const { rows: ladders } = await db.pool.query<Ladder>({
    name: 'version-ladders',
    text: `select s.game, s.id as "seasonId", s.name as season, r.language,
                  case when not ${isOneLadder} then r.language end as spoken
           from agent_ratings r join seasons s on s.id = r.season_id
           where r.agent_id = $1 and exists (select 1 from agent_versions v where v.agent_id = $1 and v.number = 2)
             and s.owner_id is null and s.state <> 'created' and ${openStandings} and not ${isSelfPlay()}
             and r.language = any(${laddersOf})
           order by r.fitted_at desc, s.id desc, r.language limit ${mostLadders}`,
    values: [agentId],
  })
  const rated = []
  for (const ladder of ladders) {
    const versions = await ratedOn(db, agentId, ladder)
    const { game, seasonId, season, spoken } = ladder
    if (versions.length > 1) rated.push({ game, seasonId, season, spoken, versions: versions.toReversed() })
  }
  return rated
}

async function ratedOn(db: Database, agentId: AgentId, ladder: Ladder): Promise<readonly RatedVersion[]> {
  const place = { seasonId: ids.season(ladder.seasonId), language: ladder.language }
  if (isOneAgainstAll(db, ladder.game)) return ratedByRoles(db, agentId, place)
  return ratedBySides(db, agentId, place)
}

interface Place {
  readonly seasonId: SeasonId
  readonly language: string
}

interface VersionMatch {
  readonly number: number
  readonly agentIds: readonly string[]
}

async function ratedByRoles(db: Database, agentId: AgentId, place: Place): Promise<readonly RatedVersion[]> {
  const field = await ratedField(db, place)
  if (!field) return []
  const rows = await matchesOf<VersionMatch & { spyWon: boolean; votes: readonly number[] }>(
    db,
    agentId,
    place,
    { table: 'rated_matches', columns: 'r.spy_won as "spyWon", r.votes' },
  )
  const { agents, versions } = numbersIn(rows, agentId)
  const scales = await strengthsOf(db, place, agents.names)
  const strength = (agent: number, scale: 'deception' | 'detection') => {
    const known = storedScales.safeParse(scales.get(agents.names[agent] ?? '')?.scales)
    return known.success ? logOddsOf(known.data[scale].rating) : 0
  }
  const matches = rows.map(({ number, agentIds, spyWon, votes }): VersionRoles => {
    const [deceiver = 0, ...voters] = agentIds.map((id) => agents.of(id))
    const named = (bits: number) => voters.filter((_, voter) => (bits >> voter) & 1)
    return {
      version: versions.indexOf(number),
      match: {
        deceiver,
        voters,
        deceiverWon: spyWon,
        votes: bitsOf(votes).map(({ right, wrong }) => ({ right: named(right), wrong: named(wrong) })),
      },
    }
  })
  const { averageSpyWins: wins, influence, spread } = field
  const ratings = rateVersionsByRoles(
    matches,
    agents.of(agentId),
    {
      base: Math.log(wins / (1 - wins)),
      influence,
      deceptionOf: (agent) => strength(agent, 'deception'),
      detectionOf: (agent) => strength(agent, 'detection'),
      spread: { deception: varianceOf(spread.deception), detection: varianceOf(spread.detection) },
    },
    versions.length,
  )
  return withMatches(ratings, rows, versions)
}

async function ratedBySides(db: Database, agentId: AgentId, place: Place): Promise<readonly RatedVersion[]> {
  type Row = VersionMatch & Record<'places' | 'teams' | 'weights', readonly number[]>
  const found = await matchesOf<Row>(db, agentId, place, {
    table: 'skill_matches',
    columns: 'r.places, r.teams, r.weights',
  })
  const rows = found.slice(0, mostOf(Math.max(0, ...found.map(({ teams }) => new Set(teams).size))))
  const { agents, versions } = numbersIn(rows, agentId)
  const ratings = await strengthsOf(db, place, agents.names)
  const indexOf = new Map(agents.names.map((id, index) => [id, index]))
  const matches = rows.map((row): VersionSides => ({
    version: versions.indexOf(row.number),
    match: { sides: sidesOf(row, indexOf), times: 1, weight: weightOf(row) / fullWeight },
  }))
  const strength = (agent: number) => {
    const known = ratings.get(agents.names[agent] ?? '')
    return known ? logOddsOf(known.rating) : 0
  }
  return withMatches(
    rateVersionsBySides(matches, agents.of(agentId), strength, versions.length),
    rows,
    versions,
  )
}

/** The newest matches of an agent that count on a board, and that it did not play against itself. */
async function matchesOf<Row extends VersionMatch>(
  db: Database,
  agentId: AgentId,
  { seasonId, language }: Place,
  { table, columns }: { readonly table: 'rated_matches' | 'skill_matches'; readonly columns: string },
): Promise<readonly Row[]> {
  const client = await db.pool.connect()
  try {
    const leftOut = await leftOutOf(client, seasonId)
    const { rows } = await client.query<Row>({
      name: `version-matches-${table}`,
      text: `select v.number, r.agent_ids as "agentIds", ${columns}
             from seats s join ${table} r on r.match_id = s.match_id join agent_versions v on v.id = s.version_id
             where s.agent_id = $1 and r.season_id = $2 and r.language = $3 and not s.sits_in
               and s.match_id <> all ($4::text[]) and not r.agent_ids && $5::text[]
               and cardinality(array_positions(r.agent_ids, $1)) = 1
             order by s.match_id desc limit ${mostMatches}`,
      values: [agentId, seasonId, language, leftOut.matchIds, [...leftOut.agentIds, '']],
    })
    return rows
  } finally {
    client.release()
  }
}

function numbersIn(rows: readonly VersionMatch[], agentId: AgentId) {
  const agents = new Numbering()
  agents.of(agentId)
  for (const id of rows.flatMap((row) => row.agentIds)) agents.of(id)
  const versions = [...new Set(rows.map(({ number }) => number))].sort((a, b) => a - b)
  return { agents, versions }
}

interface Strength {
  readonly id: string
  readonly rating: number
  readonly scales: unknown
}

async function strengthsOf(
  { pool }: Database,
  { seasonId, language }: Place,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, Strength>> {
  const { rows } = await pool.query<Strength>({
    name: 'strengths-of-opponents',
    text: `select agent_id as id, rating, scales from agent_ratings
           where season_id = $1 and language = $2 and agent_id = any($3::text[])`,
    values: [seasonId, language, agentIds],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

const withMatches = (
  ratings: readonly VersionRating[],
  rows: readonly VersionMatch[],
  versions: readonly number[],
): readonly RatedVersion[] =>
  ratings.map((rating, version) => {
    const number = versions[version] ?? 0
    return { ...rating, number, matches: rows.filter((row) => row.number === number).length }
  })

const logOddsOf = (rating: number) => (rating - averageRating) / pointsPerLogOdds
const varianceOf = (deviation: number) => (deviation / pointsPerLogOdds) ** 2
