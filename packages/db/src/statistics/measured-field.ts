import { kitCalled } from '@wis/games'
import type { FirstMoves } from '@wis/games'
import {
  averageRating,
  fullWeight,
  pointsPerLogOdds,
  resultKey,
  resultOfKey,
  spreadOfMean,
} from '@wis/ratings'
import type { CountedMatch, MeasuredField, Side } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { isOneAgainstAll } from '../game/usual-game.ts'
import { ratedField, storedScales } from '../rating/board-skills.ts'
import { leftOutOf, Numbering, readSideMatches, weightOf } from '../rating/read-rated-matches.ts'
import type { LeftOut, Rateable } from '../rating/read-rated-matches.ts'

/** The newest matches are enough to tell what a seat is worth. */
const mostMatches = 20_000
/** How much the two scales of a field go together, as ratings presume it. */
const scalesTogether = 0.6

/** All that is measured of a board. Undefined if it has no ratings yet. */
export async function fieldOf(
  db: Database,
  client: pg.ClientBase,
  place: Rateable & { readonly game: string },
): Promise<MeasuredField | undefined> {
  const leftOut = await leftOutOf(client, place.seasonId)
  if (isOneAgainstAll(db, place.game)) return deceiversOf(db, client, place, leftOut)
  const { results } = await readSideMatches(client, place, leftOut, { tellsSeats: true })
  const firstMoves = kitCalled(place.game)?.results.firstMoves
  if (!firstMoves) return { results }
  return { results, games: await gamesOf(client, place, leftOut, firstMoves) }
}

interface StoredGames {
  readonly agentIds: readonly string[]
  readonly weights: readonly number[]
  readonly facts: readonly (Readonly<Record<string, number>> | null)[]
}

/** Each game of the matches: who began has the first seat. */
async function gamesOf(
  client: pg.ClientBase,
  { seasonId, language }: Rateable,
  { agentIds: leftOut }: LeftOut,
  firstMoves: FirstMoves,
): Promise<readonly CountedMatch[]> {
  const { rows } = await client.query<StoredGames>({
    name: 'games-of-matches',
    text: `select k.agent_ids as "agentIds", k.weights,
                  (select json_agg(s.facts order by s.seat) from seats s where s.match_id = k.match_id) as facts
           from skill_matches k
           where k.season_id = $1 and k.language = $2 and not k.agent_ids && $3::text[] and cardinality(k.agent_ids) = 2
           order by k.match_id desc limit ${mostMatches}`,
    values: [seasonId, language, ['', ...leftOut]],
  })
  const agents = new Numbering()
  const counted = new Map<string, { times: number; weight: number }>()
  for (const { agentIds, weights, facts } of rows) {
    const [one = 0, other = 0] = agentIds.map((id) => agents.of(id))
    const weight = weightOf({ weights }) / fullWeight
    for (const { sides, times } of gamesIn(facts, [one, other], firstMoves)) {
      const key = resultKey(sides)
      const known = counted.get(key) ?? { times: 0, weight: 0 }
      counted.set(key, { times: known.times + times, weight: known.weight + weight * times })
    }
  }
  return [...counted].map(([key, count]) => ({ sides: resultOfKey(key), ...count }))
}

function gamesIn(
  facts: StoredGames['facts'],
  agents: readonly [number, number],
  { games, won, begun, wonBegun }: FirstMoves,
): readonly CountedMatch[] {
  return agents.flatMap((beginner, seat) => {
    const [own, others] = [facts[seat] ?? {}, facts[1 - seat] ?? {}]
    const other = agents[1 - seat] ?? 0
    const [all, wins] = [own[begun] ?? 0, own[wonBegun] ?? 0]
    // The other one has won the games that it did not begin.
    const losses = (others[won] ?? 0) - (others[wonBegun] ?? 0)
    const draws = all - wins - losses
    if ((own[games] ?? 0) === 0 || draws < 0 || losses < 0) return []
    const result = (times: number, first: number, second: number): CountedMatch => ({
      times,
      sides: [sideOf(beginner, 0, first), sideOf(other, 1, second)],
    })
    return [result(wins, 1, 2), result(losses, 2, 1), result(draws, 1, 1)].filter(({ times }) => times > 0)
  })
}

const sideOf = (agent: number, seat: number, place: number): Side => ({
  place,
  agents: [agent],
  seats: [seat],
})

interface StoredDeceiver {
  readonly agentIds: readonly string[]
  readonly won: boolean
  readonly seat: number | null
}

/** Who hid in which seat, and how likely the ratings found that it wins. */
async function deceiversOf(
  db: Database,
  client: pg.ClientBase,
  { seasonId, language }: Rateable,
  leftOut: LeftOut,
): Promise<MeasuredField | undefined> {
  const field = await ratedField(db, { seasonId, language })
  if (!field) return undefined
  const { rows: rated } = await client.query<{ id: string; scales: unknown }>(
    'select agent_id as id, scales from agent_ratings where season_id = $1 and language = $2',
    [seasonId, language],
  )
  const scales = new Map(
    rated.flatMap(({ id, scales: stored }) => {
      const known = storedScales.safeParse(stored)
      return known.success ? [[id, known.data] as const] : []
    }),
  )
  const strength = (id: string, scale: 'deception' | 'detection') =>
    ((scales.get(id)?.[scale].rating ?? averageRating) - averageRating) / pointsPerLogOdds
  const { rows } = await client.query<StoredDeceiver>({
    name: 'seats-of-deceivers',
    text: `select r.agent_ids as "agentIds", r.spy_won as won,
                  (select min(s.seat) from seats s where s.match_id = r.match_id and s.agent_id = r.agent_ids[1]) as seat
           from rated_matches r
           where r.season_id = $1 and r.language = $2 and r.match_id <> all ($3::text[]) and not r.agent_ids && $4::text[]
           order by r.match_id desc limit ${mostMatches}`,
    values: [seasonId, language, leftOut.matchIds, leftOut.agentIds],
  })
  const { averageSpyWins: wins, influence, spread } = field
  const base = Math.log(wins / (1 - wins))
  const deceivers = rows.flatMap(({ agentIds: [one = '', ...others], won, seat }) => {
    if (seat === null) return []
    const against = others.reduce((sum, id) => sum + strength(id, 'detection'), 0) / others.length
    return [{ seat, won, expected: base + strength(one, 'deception') - influence * against }]
  })
  return { deceivers, spread: spreadOfMean(spread.deception, spread.detection, scalesTogether) }
}
