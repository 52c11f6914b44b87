import type { Rng } from '@wis/engine'
import { fitRatings, measuredScales, normalShare } from '@wis/ratings'
import type { Interval, MeasuredScale, RatedMatch, RatingTable, Shift } from '@wis/ratings'

/** One interval of one season, the true value, and the probability that the interval holds it. */
interface Held extends Interval {
  readonly estimate: number
  readonly truth: number
  /** Even all matches leave the truth in some doubt, so this may lie between 0 and 1. */
  readonly holds: number
}

/** Every interval of one season, by kind. */
export type SeasonHeld = Readonly<Record<MeasuredScale, readonly Held[]>>

/** The quality of one kind of rating, in per cent and rating points. */
export interface Covered {
  /** The number of intervals, and the number in a hundred that held the truth. */
  readonly n: number
  readonly held: number
  /** The standard error of `held`. The intervals of a season stand and fall together. */
  readonly error: number
  /** The same without the doubt about the truth: an interval holds it or does not. */
  readonly plain: number
  /** Mean half width of the intervals, and the error of the ratings themselves. */
  readonly reach: number
  readonly rmse: number
}

interface Field {
  readonly agents: number
  readonly pairs: number
}

/**
 * Draws this many seasons from the matches by chance. No match is in two seasons before all matches have been dealt out
 * once.
 */
export function drawSeasons(
  matches: readonly RatedMatch[],
  { size, seasons }: { readonly size: number; readonly seasons: number },
  rng: Rng,
): RatedMatch[][] {
  const drawn: RatedMatch[][] = []
  while (drawn.length < seasons) {
    const dealt = rng.shuffle(matches)
    for (let from = 0; from + size <= dealt.length && drawn.length < seasons; from += size)
      drawn.push(dealt.slice(from, from + size))
  }
  return drawn
}

/** Rates each season by itself, and holds it against what all matches tell. */
export function holdSeasons(
  seasons: readonly (readonly RatedMatch[])[],
  field: Field,
  truth: RatingTable,
): SeasonHeld[] {
  return seasons.map((season) => heldBy(fitRatings(season, field), truth))
}

function heldBy(found: RatingTable, truth: RatingTable): SeasonHeld {
  const trueRows = new Map(truth.rows.map((row) => [row.agent, row]))
  const rated = (scale: 'overall' | 'deception' | 'detection') =>
    found.rows.map(({ agent, [scale]: own }) => {
      const known = trueRows.get(agent)
      if (!known) throw new Error(`agent ${agent} never played`)
      return held({ ...own, value: own.rating }, { ...known[scale], value: known[scale].rating })
    })
  const pairs = found.pairs.map((pair, number) => {
    const known = truth.pairs[number]
    if (!known) throw new Error('a pair was never played')
    return held(valued(pair), valued(known))
  })
  return { overall: rated('overall'), deception: rated('deception'), detection: rated('detection'), pairs }
}

interface Valued extends Interval {
  readonly value: number
}

function valued({ shift, low, high }: Shift): Valued {
  return { value: shift, low, high }
}

/** All matches leave the truth somewhere on a normal curve; the interval holds as much of it as lies inside. */
function held({ value, low, high }: Valued, truth: Valued): Held {
  const deviation = (truth.high - truth.low) / (2 * 1.96)
  const below = (limit: number) => normalShare((limit - truth.value) / deviation)
  return { estimate: value, low, high, truth: truth.value, holds: below(high) - below(low) }
}

export function coveredBy(seasons: readonly SeasonHeld[]): Record<MeasuredScale, Covered> {
  const entries = measuredScales.map((scale) => [scale, covered(seasons.map((season) => season[scale]))])
  return Object.fromEntries(entries) as Record<MeasuredScale, Covered>
}

/** The quality of one kind of rating over groups that are independent of each other. */
export function covered(groups: readonly (readonly Held[])[]): Covered {
  const all = groups.flat()
  const held = mean(all.map(({ holds }) => holds))
  const strays = groups.map((group) => sum(group.map(({ holds }) => holds - held)) ** 2)
  const free = groups.length / Math.max(1, groups.length - 1)
  return {
    n: all.length,
    held: tenths(100 * held),
    error: hundredths((100 * Math.sqrt(free * sum(strays))) / all.length),
    plain: tenths(100 * mean(all.map(({ low, high, truth }) => Number(low <= truth && truth <= high)))),
    reach: tenths(mean(all.map(({ low, high }) => (high - low) / 2))),
    rmse: tenths(Math.sqrt(mean(all.map(({ estimate, truth }) => (estimate - truth) ** 2)))),
  }
}

const [leastHeld, mostHeld] = [93, 97] as const

/** Of more than a hundred figures that are right, chance takes several further than two standard errors. */
const allowed = 3

/** Whether chance alone may have taken it out of 93 to 97 per cent. */
export function isRight({ held, error }: Pick<Covered, 'held' | 'error'>): boolean {
  return held + allowed * error >= leastHeld && held - allowed * error <= mostHeld
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const tenths = (value: number) => Math.round(10 * value) / 10
const hundredths = (value: number) => Math.round(100 * value) / 100
