import type { SeasonId } from '@wis/engine'
import { decidedBy, kitCalled, languages } from '@wis/games'
import type { Language } from '@wis/games'
import type { PairRow } from '@wis/protocol'
import { fifteenthsPerPoint, pairGains } from '@wis/ratings'
import type { OwnedSeat, PairGain } from '@wis/ratings'
import { newestTables } from '../collusion/newest-tables.ts'
import type { NewestTable } from '../collusion/newest-tables.ts'
import type { Database } from '../database.ts'
import { ownerNames } from './owner-names.ts'

const shownMatches = 8

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
