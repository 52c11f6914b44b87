import { t95 } from '@wis/ratings'
import type { Measure } from '../report/measure.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { Guess, Guesses, Pilot, PilotCell, PilotEstimate } from './pilot.ts'

/** More than this is not believed of a few deals, and a correlation of 1 would promise everything. */
const mostTogether = 0.95

/**
 * What the report of an earlier experiment tells of each measure. A report keeps no matches, but the widths of its intervals
 * tell how much subjects vary, and those of its differences how much two of them go up and down together.
 */
export function pilotGuesses(
  { measures, ...report }: Pilot,
  { design }: Pick<ExperimentSpec, 'design'>,
): Guesses {
  return Object.fromEntries(
    measures.flatMap(({ id, unit }) => {
      const told = toldOf(id, report)
      const own = unit === 'share' ? middleRate(told.cells) : spread(told.cells, design.repeats)
      if (own === undefined) return []
      const correlation = together(told)
      return [[id, { ...own, ...(correlation !== undefined && { correlation }) }]]
    }),
  )
}

interface Told {
  readonly cells: readonly PilotCell[]
  readonly pairs: readonly (readonly [first: PilotCell, second: PilotCell, difference: PilotEstimate])[]
}

/** The cells of a measure, and each two of them that were compared. */
function toldOf(id: string, { spec, cells, effects, contrasts }: Omit<Pilot, 'measures'>): Told {
  const own = cells.filter(({ measure }) => measure === id)
  const at = (subject: string, condition: string | undefined) =>
    own.find((cell) => cell.subject === subject && cell.condition === condition)
  const ofEffect = ({ subject, condition }: Pilot['effects'][number]) =>
    [at(subject, condition), at(subject, spec.conditions[0])] as const
  const ofContrast = ({ first, second, condition }: Pilot['contrasts'][number]) =>
    [at(first, condition), at(second, condition)] as const
  const compared = [
    ...effects
      .filter(({ measure }) => measure === id)
      .map((one) => [...ofEffect(one), one.difference] as const),
    ...contrasts
      .filter(({ measure }) => measure === id)
      .map((one) => [...ofContrast(one), one.difference] as const),
  ]
  const pairs = compared.flatMap(([first, second, difference]) =>
    first && second ? [[first, second, difference] as const] : [],
  )
  return { cells: own, pairs }
}

/** Two more successes and two more failures, because a pilot that never saw one does not show that there is none. */
function middleRate(cells: readonly PilotCell[]): Guess | undefined {
  const known = cells.flatMap(({ estimate: { value, n } }) =>
    value === null || n === 0 ? [] : [{ value, n }],
  )
  const trials = known.reduce((sum, { n }) => sum + n, 0)
  if (trials === 0) return undefined
  const successes = known.reduce((sum, { value, n }) => sum + value * n, 0)
  return { rate: (successes + 2) / (trials + 4) }
}

/** A content that is dealt less often than in the pilot varies more, at most as much as if its deals were strangers. */
function spread(cells: readonly PilotCell[], repeats: number): Guess | undefined {
  const variances = cells.flatMap(({ estimate }) => {
    const reach = reachOf(estimate)
    if (reach === undefined) return []
    const dealt = estimate.contents === undefined ? 1 : estimate.deals / estimate.contents
    return [reach.mean ** 2 * drawnIn(estimate) * Math.max(1, dealt / repeats)]
  })
  const sum = variances.reduce((total, one) => total + one, 0)
  return sum > 0 ? { deviation: Math.sqrt(sum / variances.length) } : undefined
}

/**
 * The square of the distance from a difference to its end is the squares of both numbers' distances less twice their
 * product times the correlation. Undefined where nothing was compared.
 */
function together({ pairs }: Told): number | undefined {
  let [shared, most] = [0, 0]
  for (const [first, second, difference] of pairs) {
    const [one, other, apart] = [reachOf(first.estimate), reachOf(second.estimate), reachOf(difference)]
    if (!one || !other || !apart) continue
    shared += one.below ** 2 + other.above ** 2 - apart.below ** 2
    most += 2 * one.below * other.above
  }
  return most > 0 ? Math.min(mostTogether, Math.max(-1, shared / most)) : undefined
}

/** How far the ends of an interval are from its value, in standard errors as it counts them. */
function reachOf(estimate: PilotEstimate) {
  const { value, low, high, method } = estimate
  if (value === null || low === null || high === null || drawnIn(estimate) < 2) return undefined
  const point = method === 'wilson' ? normalPoint : t95(drawnIn(estimate) - 1)
  const [below, above] = [(value - low) / point, (high - value) / point]
  return { below, above, mean: (below + above) / 2 }
}

const normalPoint = 1.959964

const drawnIn = ({ contents, deals }: PilotEstimate) => contents ?? deals

/**
 * Rates about a half vary most, so that a difference of others is found more easily. Two that do well in the same deals are
 * told apart more easily than two that have nothing to do with each other.
 */
export const assumed = { rate: 0.5, correlation: 0 } as const

/** What a plan takes for so of one measure. */
export interface Guessed {
  /** Of a rate. */
  readonly rate?: number
  /** Of anything else. */
  readonly deviation?: number
  readonly correlation: number
  /** Who says so: the specification, an earlier experiment, or nobody, for what is always guessed. */
  readonly by: 'spec' | 'pilot' | 'nobody'
}

/** What the specification states goes before what a pilot told. Null for points of which nobody knows how much they vary. */
export function guessedOf(
  { id, unit }: Measure,
  { guesses = {} }: Pick<ExperimentSpec, 'guesses'>,
  pilot: Guesses = {},
): Guessed | null {
  const [stated, told] = [guesses[id], pilot[id]]
  const correlation = stated?.correlation ?? told?.correlation ?? assumed.correlation
  const by = stated ? 'spec' : told ? 'pilot' : 'nobody'
  if (unit === 'share') return { rate: stated?.rate ?? told?.rate ?? assumed.rate, correlation, by }
  const deviation = stated?.deviation ?? told?.deviation
  return deviation === undefined ? null : { deviation, correlation, by }
}
