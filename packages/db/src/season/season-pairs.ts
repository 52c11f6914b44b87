import type { SeasonId } from '@wis/engine'
import { decidedBy, kitCalled, languages } from '@wis/games'
import type { Language } from '@wis/games'
import type { PairRow } from '@wis/protocol'
import { fifteenthsPerPoint, pairGains } from '@wis/ratings'
import type { OwnedSeat, PairGain } from '@wis/ratings'
import type pg from 'pg'
import { newestTables } from '../collusion/look-for-collusion.ts'
import type { NewestTable } from '../collusion/look-for-collusion.ts'
import type { Database } from '../database.ts'
import { drawWordPair } from '../word-pairs.ts'
import { ownerNames } from './read-season.ts'
import { nextWordPlace } from './words.ts'

const shownMatches = 8

interface SeasonPairs {
  /** The number of pairs of owners that were looked at. 0 if there is too little to tell anything. */
  readonly looked: number
  readonly items: readonly PairRow[]
}

/**
 * How much better the agents of two owners did at tables that they shared than with others. The most surprising pair comes
 * first. A game in which all at a table share one result tells nothing of this.
 */
export async function seasonPairs(db: Database, seasonId: SeasonId): Promise<SeasonPairs> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const all = await newestTables(db, { seasonId, language })
      const tables = all.filter(({ game }) => !kitCalled(game)?.results.shared)
      const { looked, pairs } = pairGains(tables.map(decidedAt).filter(isShared))
      return { looked, rows: pairs.map((pair) => rowOf(pair, language, tables)) }
    }),
  )
  const names = await ownerNames(
    db,
    found.flatMap(({ rows }) => rows.flatMap(({ one, other }) => [one.owner, other.owner])),
  )
  const named = <Side extends PairRow['one']>(side: Side) => ({
    ...side,
    owner: names.get(side.owner) ?? side.owner,
  })
  return {
    looked: found.reduce((sum, { looked }) => sum + looked, 0),
    items: found.flatMap(({ rows }) =>
      rows.map((row) => ({ ...row, one: named(row.one), other: named(row.other) })),
    ),
  }
}

function decidedAt({ game, seats }: NewestTable): readonly OwnedSeat[] {
  const kit = kitCalled(game)
  return seats.flatMap(({ owner, points, versionId, facts }) =>
    owner === null
      ? []
      : [{ owner, points, agent: versionId, decided: kit && facts ? decidedBy(kit, facts) : undefined }],
  )
}

const isShared = (seats: readonly OwnedSeat[]) => new Set(seats.map(({ owner }) => owner)).size > 1

function rowOf(pair: PairGain, language: Language, tables: readonly NewestTable[]): PairRow {
  const { one, other, matches, joint, expected, gain, interval, stands } = pair
  const shared = tables.flatMap(({ id, seats }) => {
    const [first, second] = [one, other].map((owner) => seats.find((seat) => seat.owner === owner))
    return first && second ? [{ matchId: id, first, second, sum: first.points + second.points }] : []
  })
  const sideOf = (owner: string, side: 'first' | 'second') => ({
    owner,
    agentIds: [...new Set(shared.map((match) => match[side].agentId))].sort(),
  })
  return {
    language,
    one: sideOf(one, 'first'),
    other: sideOf(other, 'second'),
    matches,
    stands,
    joint: inPoints(joint),
    expected: inPoints(expected),
    gain: inPoints(gain),
    low: inPoints(interval.low),
    high: inPoints(interval.high),
    matchIds: shared
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, shownMatches)
      .map(({ matchId }) => matchId),
  }
}

const inPoints = (fifteenths: number) => fifteenths / fifteenthsPerPoint

interface Wanted {
  readonly seasonId: SeasonId
  readonly language: string
  /**
   * The agents at a scheduled table. Words that one of them has already had in this season are not dealt if there are
   * others.
   */
  readonly agentIds?: readonly string[]
}

/** A pair, with its place in the order of the season's words if it has one. */
interface DrawnPair {
  readonly pair: readonly [string, string]
  readonly place: number | null
}

/**
 * At most this many pairs of an order are passed over for the sake of a table. Then the next pair is dealt to it all
 * the same.
 */
const mostPassedOver = 100

/**
 * A pair for a ranked match of a season: the next in the order that the season committed to. For a scheduled match it
 * is the next pair that nobody at the table has had in the season. Seasons opened before such orders existed keep the
 * old way of drawing. So do seasons whose words are all dealt with nothing to follow.
 */
export async function drawSeasonPair(
  client: pg.ClientBase,
  { seasonId, language, agentIds = [] }: Wanted,
): Promise<DrawnPair> {
  const had = await pairsHad(client, { seasonId, language, agentIds })
  for (let passed = 0; ; passed++) {
    const next = await nextWordPlace(client, { seasonId, language })
    if (!next) return { pair: await drawWithoutOrder(client, { seasonId, language }, had), place: null }
    if (passed === mostPassedOver || !had.includes(keyOf(next.pair))) return next
  }
}

/**
 * The season's own pair that was dealt least, else one of the collection. For a scheduled match it is a pair that
 * nobody at the table has had in the season, from the collection if necessary. If all were had, it is the season's
 * own pair that was dealt least.
 */
async function drawWithoutOrder(
  client: pg.ClientBase,
  { seasonId, language }: Wanted,
  had: readonly string[],
): Promise<readonly [string, string]> {
  const own = await drawOwn(client, { seasonId, language }, had)
  if (own && !had.includes(keyOf(own))) return own
  if (!own || had.length > 0) {
    const common = await drawWordPair(client, { language, had })
    if (!own || !had.includes(keyOf(common))) return common
  }
  return own
}

const keyOf = ([first, second]: readonly [string, string]) => `${first}/${second}`

/** The pairs dealt to the agents of a table in a season, for as many matches as its schedule gives them. */
async function pairsHad(
  client: pg.ClientBase,
  { seasonId, language, agentIds }: Required<Wanted>,
): Promise<readonly string[]> {
  if (agentIds.length === 0) return []
  const { rows } = await client.query<{ pair: string }>({
    name: 'pairs-had',
    text: `select distinct array_to_string(m.pair, '/') as pair from matches m
           where m.season_id = $1 and m.language = $2
             and exists (select 1 from seats x where x.match_id = m.id and x.agent_id = any($3::text[]))`,
    values: [seasonId, language, agentIds],
  })
  return rows.map(({ pair }) => pair)
}

async function drawOwn(
  client: pg.ClientBase,
  { seasonId, language }: Wanted,
  had: readonly string[],
): Promise<readonly [string, string] | undefined> {
  const { rows } = await client.query<{ first: string; second: string }>({
    name: 'draw-season-pair',
    text: `update season_pairs set played = played + 1
           where id = (select id from season_pairs p where season_id = $1 and language = $2
                       order by first || '/' || second = any($3::text[]), played, random()
                       limit 1 for update skip locked)
           returning first, second`,
    values: [seasonId, language, had],
  })
  const [pair] = rows
  return pair && [pair.first, pair.second]
}
