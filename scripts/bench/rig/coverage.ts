import { fitRatings, measuredScales } from '@wis/ratings'
import type { Interval, MeasuredScale, RatedMatch, RatingTable } from '@wis/ratings'

/** One interval of one season, and where the truth lay. */
interface Held extends Interval {
  readonly estimate: number
  readonly truth: number
}

/** Every interval of one season, by kind. */
export type SeasonHeld = Readonly<Record<MeasuredScale, readonly Held[]>>

/** How well one kind of rating did, in per cent and rating points. */
export interface Covered {
  /** How many intervals were looked at, and how many of a hundred held the truth. */
  readonly n: number
  readonly held: number
  /** Half the width of the 95 % interval of `held`; the intervals of a season stand and fall together. */
  readonly margin: number
  /** Mean half width of the intervals, and the error of the ratings themselves. */
  readonly reach: number
  readonly rmse: number
}

interface Field {
  readonly agents: number
  readonly pairs: number
}

/** Rates the seasons that the first so many matches are cut into, and holds them against what all matches tell. */
export function cutSeasons(
  matches: readonly RatedMatch[],
  field: Field,
  { truth, size, most }: { readonly truth: RatingTable; readonly size: number; readonly most: number },
): SeasonHeld[] {
  const seasons = Math.min(most, Math.floor(matches.length / size))
  return Array.from({ length: seasons }, (_, season) =>
    heldBy(fitRatings(matches.slice(season * size, (season + 1) * size), field), truth),
  )
}

function heldBy(found: RatingTable, truth: RatingTable): SeasonHeld {
  const trueRows = new Map(truth.rows.map((row) => [row.agent, row]))
  const rated = (scale: 'overall' | 'deception' | 'detection') =>
    found.rows.map(({ agent, [scale]: { rating, low, high } }) => {
      const known = trueRows.get(agent)
      if (!known) throw new Error(`agent ${agent} never played`)
      return { estimate: rating, low, high, truth: known[scale].rating }
    })
  return {
    overall: rated('overall'),
    deception: rated('deception'),
    detection: rated('detection'),
    pairs: found.pairs.map(({ shift, low, high }, pair) => ({
      ...{ estimate: shift, low, high },
      truth: truth.pairs[pair]?.shift ?? NaN,
    })),
  }
}

export function coveredBy(seasons: readonly SeasonHeld[]): Record<MeasuredScale, Covered> {
  const entries = measuredScales.map((scale) => [scale, covered(seasons.map((season) => season[scale]))])
  return Object.fromEntries(entries) as Record<MeasuredScale, Covered>
}

function covered(seasons: readonly (readonly Held[])[]): Covered {
  const all = seasons.flat()
  const holds = ({ low, high, truth }: Held) => Number(low <= truth && truth <= high)
  const held = mean(all.map(holds))
  const strays = seasons.map((season) => sum(season.map((one) => holds(one) - held)) ** 2)
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
