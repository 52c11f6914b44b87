import type { Settlement } from '@wis/arena'
import type { MatchId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { Metric } from '@wis/games'
import { emptyTally, groupedMean, roleFacts, subtractTally } from '@wis/ratings'
import type { GroupedMean } from '@wis/ratings'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { labSeason } from '../experiment/create-experiment.ts'
import { unitsOf } from '../game/units-of.ts'
import { ladderFor } from '../season/ladders.ts'
import { isMixed } from '../season/season-sql.ts'
import { keyOnBoard } from './agreement.ts'

/** Below either number, a row of people says nothing but that it is too early. */
export const leastPeople = { games: 5, people: 3 } as const

interface Counting extends Pick<Settlement, 'seats'> {
  /** False if the match counted so far and counts no longer. */
  readonly counts: boolean
}

/** Adds the results of the people at the table who agreed to the sums of their board, or takes them out again. */
export async function countPeople(
  client: pg.ClientBase,
  matchId: MatchId,
  { seats, counts }: Counting,
): Promise<void> {
  const tallies = seats.map(({ tally }) => (counts ? tally : subtractTally(emptyTally, tally)))
  await client.query({
    name: 'count-people',
    text: countStatement,
    values: [
      ...[matchId, seats.map(({ agentId }) => agentId)],
      ...[tallies.map(({ points }) => points), tallies.map(({ wins }) => wins)],
      tallies.map(({ facts }) => JSON.stringify(facts)),
      counts ? 1 : -1,
    ],
  })
  if (!counts) await client.query({ name: 'forget-empty-people', text: forgetEmpty, values: [matchId] })
}

const forgetEmpty = `
  delete from people_standings p using matches m where m.id = $1 and p.season_id = m.season_id and p.games = 0`

// A match that is played on from a turn of another one belongs to the laboratory's season, and says nothing of a person.
// The row compares people with the house agents, so a match with the agents of owners does not count there. In a mixed
// season, people play for its board alone.
// Seats are locked, so that who withdraws at this moment is counted before that, or not at all.
const countStatement = `
  with agreed as (
    select p.user_id, p.guest, t.points, t.wins, t.facts
    from unnest($2::text[], $3::int[], $4::int[], $5::jsonb[]) as t(agent_id, points, wins, facts)
    join person_seats p on p.agent_id = t.agent_id
    where p.results_counted and (p.user_id is not null or p.guest is not null)
    order by p.id for share of p
  ), board as (
    select m.season_id, ${ladderFor('m.language')} as language
    from matches m join seasons s on s.id = m.season_id where m.id = $1 and m.season_id <> '${labSeason}'
      and case when ${isMixed()} then m.mode = 'ranked' else m.mode = 'practice'
        and not exists (select 1 from seats x join agents o on o.id = x.agent_id where x.match_id = m.id and o.owner_id is not null) end
  )
  insert into people_standings (season_id, language, person, games, points, wins, facts)
  select distinct on (person) b.season_id, b.language, ${keyOnBoard({ person: 'a', board: 'b' })} as person, $6::int, a.points, a.wins, a.facts
  from agreed a cross join board b order by person
  on conflict (season_id, language, person) do update set
    games = people_standings.games + excluded.games, points = people_standings.points + excluded.points,
    wins = people_standings.wins + excluded.wins, facts = sum_of_facts(people_standings.facts, excluded.facts)`

export interface PeopleRow {
  readonly games: number
  readonly people: number
  /** Of a game, in points. Null as long as there are too few games or people. */
  readonly points: GroupedMean | null
  /** The share of games won. Null as well. */
  readonly wins: GroupedMean | null
  /** The same in each role that its board counts apart, and the numbers of the game, as far as there are enough people. */
  readonly roles: readonly ({ readonly role: string } & GroupedMean)[]
  readonly metrics: readonly ({ readonly id: string } & GroupedMean)[]
}

interface OfBoard {
  readonly game: string
  readonly seasonId: string
  /** Under which the board keeps its standings. */
  readonly language: string
  /** One side, one role or one reading of the points. Then games are those in it, and its number is the only one. */
  readonly part?: string | undefined
}

const sums = z.object({
  games: z.int(),
  points: z.coerce.number(),
  wins: z.int(),
  facts: z.record(z.string(), z.number()).nullable(),
})
/** What one person got on a board, in all. Points are in the units of the game. */
export type PersonSums = z.infer<typeof sums>

/** The sums of each person who agreed, without a name. None in a mixed season, which has a board of people. */
export async function sumsOfPeople(
  { pool }: Pick<Database, 'pool'>,
  { seasonId, language }: Pick<OfBoard, 'seasonId' | 'language'>,
): Promise<readonly PersonSums[]> {
  const { rows } = await pool.query({
    name: 'people-row',
    text: `select p.games, p.points, p.wins, p.facts from people_standings p join seasons s on s.id = p.season_id
           where p.season_id = $1 and p.language = $2 and not ${isMixed()}`,
    values: [seasonId, language],
  })
  return z.array(sums).parse(rows)
}

/** What people got at practice tables of a board, if they agreed. They have no rank on it. Nothing in a mixed season, which has a board of people. */
export async function readPeopleRow(
  db: Pick<Database, 'pool'>,
  { game, part, ...board }: OfBoard,
): Promise<PeopleRow> {
  const found = await sumsOfPeople(db, board)
  if (part !== undefined) return rowOfPart(game, part, found)
  const each = unitsOf(game)
  const games = found.reduce((sum, one) => sum + one.games, 0)
  const counts = { games, people: found.length }
  if (games < leastPeople.games || found.length < leastPeople.people)
    return { ...counts, points: null, wins: null, roles: [], metrics: [] }
  const points = groupedMean(found.map((one) => ({ games: one.games, sum: one.points / each })))
  const wins = groupedMean(found.map((one) => ({ games: one.games, sum: one.wins })))
  return {
    ...counts,
    points: points ?? null,
    wins: wins ? within(wins) : null,
    ...numbersOf(game, found),
  }
}

/** The number of a part. Only games in that part count, and the people who played any. */
function rowOfPart(game: string, part: string, found: readonly PersonSums[]): PeopleRow {
  const kit = kitCalled(game)
  const id = kit?.board.parts?.find((one) => one.id === part)?.metric
  const metric = kit?.results.metrics.find((one) => one.id === id)
  const played = metric ? playedBy(found, metric) : []
  const counts = { games: played.reduce((sum, { games }) => sum + games, 0), people: played.length }
  const isEarly = counts.games < leastPeople.games || counts.people < leastPeople.people
  const mean = isEarly ? undefined : groupedMean(played)
  const metrics = metric && mean ? [{ id: metric.id, ...rangedBy(metric, mean) }] : []
  return { ...counts, points: null, wins: null, roles: [], metrics }
}

export type Ratio = Pick<Metric, 'of' | 'per'>

/** What each person got, and out of how much. Whoever has nothing to divide by tells nothing. */
export function playedBy(found: readonly PersonSums[], { of, per }: Ratio) {
  return found.flatMap(({ games, facts }) => {
    // Games that were counted without facts tell nothing here.
    const counted: Readonly<Record<string, number>> = facts ? { ...facts, matches: games } : {}
    const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (counted[name] ?? 0), 0)
    return sumOf(per) === 0 ? [] : [{ games: sumOf(per), sum: sumOf(of) }]
  })
}

/** The numbers that the board of a game has beside points and wins. */
function numbersOf(game: string, found: readonly PersonSums[]): Pick<PeopleRow, 'roles' | 'metrics'> {
  const kit = kitCalled(game)
  const ratio = (one: Ratio) => {
    const played = playedBy(found, one)
    return played.length < leastPeople.people ? undefined : groupedMean(played)
  }
  const roles = (kit?.board.byRole ?? []).flatMap((role) => {
    const { wins, matches } = roleFacts(role)
    const found = ratio({ of: [wins], per: [matches] })
    return found ? [{ role, ...within(found) }] : []
  })
  const metrics = (kit?.board.columns ?? []).flatMap((id) => {
    const metric = kit?.results.metrics.find((one) => one.id === id)
    const found = metric && ratio(metric)
    return found ? [{ id, ...rangedBy(metric, found) }] : []
  })
  return { roles, metrics }
}

export const rangedBy = ({ unit }: Pick<Metric, 'unit'>, mean: GroupedMean) =>
  unit === 'share' ? within(mean) : mean

/** A share lies between none and all. */
export const within = ({ value, interval }: GroupedMean): GroupedMean => ({
  value,
  interval: interval && { low: Math.max(0, interval.low), high: Math.min(1, interval.high) },
})

/** The same by a ruleset: of the newest season of the platform in which people were counted by these rules. */
export async function readPeopleByRules(
  db: Pick<Database, 'pool'>,
  { game, ruleset, language }: { readonly game: string; readonly ruleset: string; readonly language: string },
): Promise<PeopleRow | undefined> {
  const { rows } = await db.pool.query<Omit<OfBoard, 'game'>>({
    name: 'people-by-rules',
    text: `select b.* from (
             select id as "seasonId", ${ladderFor('$3')} as language, starts_at from seasons s
             where game = $1 and ruleset->>'id' = $2 and owner_id is null and state <> 'created'
               and not (embargo and published_at is null) and not ${isMixed()}
           ) b
           where exists (select from people_standings p where p.season_id = b."seasonId" and p.language = b.language)
           order by b.starts_at desc limit 1`,
    values: [game, ruleset, language],
  })
  return rows[0] && readPeopleRow(db, { ...rows[0], game })
}
