import type { SeasonId } from '@wis/engine'
import { decidedBy, kitCalled, languages } from '@wis/games'
import type { Language } from '@wis/games'
import type { PairRow } from '@wis/protocol'
import { fifteenthsPerPoint, pairGains } from '@wis/ratings'
import type { OwnedSeat, PairGain } from '@wis/ratings'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { ownerNames } from './owner-names.ts'

/** Only this many of a season's newest matches are read, however long it is. */
const lookedAt = 4000
const shownMatches = 8

interface StoredSeat {
  readonly owner: string
  readonly agentId: string
  readonly versionId: string
  /** Fifteenths. */
  readonly points: number
  readonly facts: Readonly<Record<string, number>> | null
}

interface StoredTable {
  readonly matchId: string
  readonly game: string
  readonly language: string
  readonly seats: readonly StoredSeat[]
}

export interface SeasonPairs {
  /** The number of pairs of owners that were looked at. 0 if there is too little to tell anything. */
  readonly looked: number
  readonly items: readonly PairRow[]
}

/**
 * How much better the agents of two owners did at tables that they shared than with others. The most surprising pair comes
 * first. A game in which all at a table share one result tells nothing of this.
 */
export async function seasonPairs(db: Database, seasonId: SeasonId): Promise<SeasonPairs> {
  const all = (await tablesOf(db, seasonId)).filter(({ game }) => !kitCalled(game)?.results.shared)
  const found = languages.map((language) => {
    const tables = all.filter((table) => table.language === language)
    const { looked, pairs } = pairGains(tables.map(decidedAt))
    return { looked, rows: pairs.map((pair) => rowOf(pair, language, tables)) }
  })
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

function decidedAt({ game, seats }: StoredTable): readonly OwnedSeat[] {
  const kit = kitCalled(game)
  return seats.map(({ owner, points, versionId, facts }) => ({
    owner,
    points,
    agent: versionId,
    decided: kit && facts ? decidedBy(kit, facts) : undefined,
  }))
}

function rowOf(pair: PairGain, language: Language, tables: readonly StoredTable[]): PairRow {
  const { one, other, matches, joint, expected, gain, interval, stands } = pair
  const shared = tables.flatMap(({ matchId, seats }) => {
    const [first, second] = [one, other].map((owner) => seats.find((seat) => seat.owner === owner))
    return first && second ? [{ matchId, first, second, sum: first.points + second.points }] : []
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

async function tablesOf({ pool }: Database, seasonId: SeasonId): Promise<readonly StoredTable[]> {
  const { rows } = await pool.query<StoredTable>({
    name: 'tables-of-owners',
    text: `select m.id as "matchId", m.game, m.language,
                  json_agg(json_build_object('owner', a.owner_id, 'agentId', a.id, 'versionId', x.version_id, 'facts', x.facts,
                           'points', ${pointsInFifteenths('x.points', 'm.game')})
                           order by x.seat) as seats
           from (
             select * from matches
             where season_id = $1 and mode = 'ranked' and status = 'finished' and decision_id is null and not deal_open
             order by id desc limit ${lookedAt}
           ) m
           join seats x on x.match_id = m.id and x.points is not null and not x.sits_in
           join agents a on a.id = x.agent_id and a.owner_id is not null
           group by m.id, m.game, m.language
           having count(distinct a.owner_id) > 1
           order by m.id`,
    values: [seasonId],
  })
  return rows
}
