import { fitRatings, measuredScales } from '@wis/ratings'
import type { Interval, MeasuredScale, RatedMatch, RatingMethod, RatingTable, Shift } from '@wis/ratings'

/**
 * One interval of one season, the true value, and whether the interval contains it: between 0 and 1 if that is
 * uncertain.
 */
interface Held extends Interval {
  readonly estimate: number
  readonly truth: number
  readonly holds: number
}

/** Every interval of one season, by kind. */
export type SeasonHeld = Readonly<Record<MeasuredScale, readonly Held[]>>

/** The quality of one kind of rating, in per cent and rating points. */
export interface Covered {
  /** The number of intervals, and the percentage that contained the true value. */
  readonly n: number
  readonly held: number
  /** Half the width of the 95 % interval of `held`. The intervals of one season are not independent. */
  readonly margin: number
  /** The mean half width of the intervals, and the error of the ratings themselves. */
  readonly reach: number
  readonly rmse: number
}

interface Field {
  readonly agents: number
  readonly pairs: number
}

interface Cut {
  readonly truth: RatingTable
  readonly size: number
  readonly most: number
  readonly method: RatingMethod
}

/** Rates the seasons that matches are cut into, and compares them with the result of all matches. */
export function cutSeasons(
  matches: readonly RatedMatch[],
  field: Field,
  { truth, size, most, method }: Cut,
): SeasonHeld[] {
  const seasons = Math.min(most, Math.floor(matches.length / size))
  return Array.from({ length: seasons }, (_, season) =>
    heldBy(fitRatings(matches.slice(season * size, (season + 1) * size), field, method), truth),
  )
}

function heldBy(found: RatingTable, truth: RatingTable): SeasonHeld {
  const trueRows = new Map(truth.rows.map((row) => [row.agent, row]))
  const rated = (scale: 'overall' | 'deception' | 'detection') =>
    found.rows.map(({ agent, [scale]: { rating, low, high } }) => {
      const known = trueRows.get(agent)
      if (!known) throw new Error(`agent ${agent} never played`)
      const strength = known[scale].rating
      return {
        estimate: rating,
        low,
        high,
        truth: strength,
        holds: Number(low <= strength && strength <= high),
      }
    })
  return {
    overall: rated('overall'),
    deception: rated('deception'),
    detection: rated('detection'),
    pairs: found.pairs.map((pair, number) => heldPair(pair, truth.pairs[number])),
  }
}

/**
 * Pairs differ so little that even all matches leave them in doubt. The interval contains the true value with the
 * probability that it covers.
 */
function heldPair({ shift, low, high }: Shift, truth: Shift | undefined): Held {
  if (!truth) throw new Error('a pair was never played')
  const deviation = (truth.high - truth.low) / (2 * 1.96)
  const below = (limit: number) => normalShare((limit - truth.shift) / deviation)
  return { estimate: shift, low, high, truth: truth.shift, holds: below(high) - below(low) }
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = terms.reduceRight((rest, term) => (rest + term) * t, 0)
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return z > 0 ? 1 - above : above
}

export function coveredBy(seasons: readonly SeasonHeld[]): Record<MeasuredScale, Covered> {
  const entries = measuredScales.map((scale) => [scale, covered(seasons.map((season) => season[scale]))])
  return Object.fromEntries(entries) as Record<MeasuredScale, Covered>
}

function covered(seasons: readonly (readonly Held[])[]): Covered {
  const all = seasons.flat()
  const held = mean(all.map(({ holds }) => holds))
  const strays = seasons.map((season) => sum(season.map(({ holds }) => holds - held)) ** 2)
  return {
    n: all.length,
    held: tenths(100 * held),
    margin: tenths((196 * Math.sqrt(sum(strays))) / all.length),
    reach: tenths(mean(all.map(({ low, high }) => (high - low) / 2))),
    rmse: tenths(Math.sqrt(mean(all.map(({ estimate, truth }) => (estimate - truth) ** 2)))),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const tenths = (value: number) => Math.round(10 * value) / 10
