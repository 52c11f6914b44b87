import { kappa, krippendorffAlpha } from '../statistics/agreement/coefficients.ts'
import type { RatedItem, RatedPair, WeighedItem } from '../statistics/agreement/coefficients.ts'
import type { JudgementRow } from './judging.ts'
import { nearestStep } from './nearest-step.ts'
import type { Rubric } from './rubric.ts'

/** A rating by anybody: a judge, or a person. */
export type Rated = Pick<JudgementRow, 'judge' | 'time' | 'item' | 'rating'>

export interface Agreement {
  readonly raters: readonly string[]
  /** Items that two raters or more have rated. */
  readonly items: number
  readonly missing: number
  /** Krippendorff's. Null where only one value was ever said. */
  readonly alpha: number | null
  readonly kappas: readonly KappaOfTwo[]
}

/** Cohen's between two raters, weighted by the square of the distance on a scale with an order. */
export interface KappaOfTwo {
  readonly raters: readonly [string, string]
  readonly kappa: number | null
}

/** How far raters agree. Each judge counts once: the mean of its ratings of an item, in whole steps. */
export function agreementOf(rubric: Rubric, rows: readonly Rated[]): Agreement {
  const raters = [...new Set(rows.map(({ judge }) => judge))].toSorted()
  const items = [...new Set(rows.map(({ item }) => item))].toSorted()
  const given = new Map<string, Rated[]>()
  for (const row of rows) {
    const cell = `${row.judge}\n${row.item}`
    given.set(cell, [...(given.get(cell) ?? []), row])
  }
  const table = items.map((item): RatedItem =>
    raters.map((rater) => stepOf(rubric, given.get(`${rater}\n${item}`) ?? [])),
  )
  return {
    raters,
    items: table.filter((item) => item.filter((rating) => rating !== null).length > 1).length,
    missing: rows.filter(({ rating }) => rating === null).length,
    alpha: krippendorffAlpha(table, rubric.kind),
    kappas: kappasOf(
      rubric,
      raters,
      table.map((item) => item.map((rating) => (rating === null ? [] : [rating]))),
    ),
  }
}

/** The mean rating of some rows. Null if all of them are missing. */
export function meanRating(rows: readonly Pick<Rated, 'rating'>[]): number | null {
  const ratings = rows.flatMap(({ rating }) => rating ?? [])
  return ratings.length === 0 ? null : ratings.reduce((sum, one) => sum + one, 0) / ratings.length
}

/** What somebody said of an item, as a step of the scale: the mean of all its ratings. */
export function stepOf(rubric: Rubric, rows: readonly Rated[]): number | null {
  const mean = meanRating(rows)
  return mean === null ? null : nearestStep(rubric, mean)
}

/**
 * Between each two raters, over the items that both have rated. Of an item that one of them rated more than once, all its
 * ratings weigh as much as one.
 */
export function kappasOf(
  { scale, kind }: Rubric,
  raters: readonly string[],
  items: readonly WeighedItem[],
): readonly KappaOfTwo[] {
  const places = new Map(scale.map(({ value }, place) => [value, place]))
  return pairsOf(raters).map(([first, second]) => {
    const pairs = items.flatMap((item) => {
      const [own, others] = [item[first] ?? [], item[second] ?? []]
      const weight = 1 / (own.length * others.length)
      return own.flatMap((one) =>
        others.map((other): RatedPair => [places.get(one) ?? 0, places.get(other) ?? 0, weight]),
      )
    })
    return {
      raters: [raters[first] ?? '', raters[second] ?? ''],
      kappa: kappa(pairs, scale.length, kind === 'ordinal' ? 'quadratic' : 'none'),
    }
  })
}

const pairsOf = (raters: readonly string[]) =>
  raters.flatMap((_, one) => raters.slice(one + 1).map((__, index) => [one, one + 1 + index] as const))

type Said = Pick<JudgementRow, 'judge' | 'rating'>

/** What each rater said of an item: the mean of its ratings. Who gave none is left out. */
export function meansByRater(ratings: readonly Said[]): ReadonlyMap<string, number> {
  const raters = [...new Set(ratings.map(({ judge }) => judge))].toSorted()
  return new Map(
    raters.flatMap((rater) => {
      const mean = meanRating(ratings.filter(({ judge }) => judge === rater))
      return mean === null ? [] : [[rater, mean] as const]
    }),
  )
}

/** The rating of an item: each judge counts once, however often it rated it. Null if all ratings are missing. */
export const meanOfJudges = (ratings: readonly Said[]): number | null =>
  meanRating([...meansByRater(ratings).values()].map((rating) => ({ rating })))

/** Ratings by rubric and item. */
export function byItem<Row extends Pick<JudgementRow, 'rubric' | 'item'>>(
  ratings: readonly Row[],
): readonly (readonly [Row, ...Row[]])[] {
  const items = new Map<string, [Row, ...Row[]]>()
  for (const rating of ratings) {
    const key = `${rating.rubric}\n${rating.item}`
    const known = items.get(key)
    if (known) known.push(rating)
    else items.set(key, [rating])
  }
  return [...items.values()]
}
