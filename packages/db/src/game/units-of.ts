import { kitCalled, kits } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { fifteenthsPerPoint, unitsPerPoint } from '@wis/ratings'
import type { Sums, Tally } from '@wis/ratings'

/** The units of a point in which seats, ledger and standings of a game are stored. Every number of them is whole. */
export const unitsOf = (game: string): number => unitsPerPoint(kitCalled(game)?.results.perPoint)

/** How many units of a game's boards make a fifteenth. */
export const unitsEach = (game: string): number => unitsOf(game) / fifteenthsPerPoint

/** Stored points in fifteenths. Where a game counts finer, the decimals are the exact rest. */
export const inFifteenthsOf = (game: string, units: number): number => units / unitsEach(game)

/** Whole units again. Exact, because a fifteenth has far more decimals than it needs. */
export const unitsOfFifteenths = (game: string, fifteenths: number): number =>
  Math.round(fifteenths * unitsEach(game))

/** A stored tally and its sums with all points in fifteenths. */
export function countsInFifteenths<Own extends Counts>(counts: Own, each: number): Own {
  if (each === 1) return counts
  const { tally, sums } = counts
  return {
    ...counts,
    tally: { ...tally, points: tally.points / each },
    ...(sums && { sums: { ...sums, pointsSquared: sums.pointsSquared / each ** 2 } }),
  }
}

/** The points of a seat to the nearest fifteenth, and exactly where its game counts finer. */
export const seatPoints = (game: string, points: number | null): Pick<SeatHeader, 'points' | 'exact'> => ({
  points: points === null ? null : Math.round(inFifteenthsOf(game, points)),
  ...(points !== null && unitsEach(game) !== 1 && { exact: { points, units: unitsOf(game) } }),
})

interface Counts {
  readonly tally: Tally
  readonly sums?: Sums | undefined
}

/** The counts of a board in the whole units that they came from. */
export function countsInUnits<Row extends Counts>(game: string, row: Row): Row {
  const each = unitsEach(game)
  if (each === 1) return row
  const { tally, sums } = row
  return {
    ...row,
    tally: { ...tally, points: Math.round(tally.points * each) },
    ...(sums && { sums: { ...sums, pointsSquared: Math.round(sums.pointsSquared * each ** 2) } }),
  }
}

const finer = kits.map(({ id }) => [id, unitsEach(id)] as const).filter(([, each]) => each !== 1)

/** SQL for stored points of the game in a column, in fifteenths. */
export const pointsInFifteenths = (points: string, game: string) =>
  `(case ${game} ${finer.map(([id, each]) => `when '${id}' then ${points}::float8 / ${each}`).join(' ')} else ${points} end)`
