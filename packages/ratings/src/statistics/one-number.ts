import { rngAt } from '@wis/engine'
import { studentPoint, studentTail } from '../distributions.ts'
import { z95 } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { factor, solveFactored } from '../rating/dense.ts'
import * as numbers from '../rating/numbers.ts'
import { averageRating } from '../rating/rating-table.ts'

const { add, at } = numbers

/** The board of a game: who stands there, and how far apart its agents are (a standard deviation in rating points). */
export interface GameRatings {
  readonly spread: number
  readonly agents: readonly (Interval & { readonly agentId: string; readonly rating: number })[]
}

/** How good an agent is in a game that one knows nothing else about. 1500 is the average, and 100 points are the spread of a game. */
export interface GeneralRating extends Interval {
  readonly agentId: string
  readonly rating: number
  /** The games that tell something about it. */
  readonly games: number
}

export interface OneNumber {
  readonly agents: readonly GeneralRating[]
  /** How much of what lies between agents and games the one number explains, noise left out. */
  readonly explained: Interval & { readonly value: number }
  /** The games in which at least two of the agents stand. */
  readonly games: number
}

/** An agent with less than this share of a game's own information is as good as unknown there. */
const leastKnown = 0.02
const steps = 25
/** So many guesses at how far the agents of each game are apart, for each way in which the games go together. */
const guesses = 30
/** Where one number explains most, an unusually wide field is wide in all games. So some guesses are wide or narrow together. */
const together = [0, 0.6, 0.95]
/** A standard deviation of the strengths in a game. */
const pointsPerSpread = 100

interface Known {
  readonly game: number
  /** In rating points from the average of the game, or in its standard deviations. */
  readonly value: number
  readonly variance: number
}

/**
 * One number for every agent that plays two games or more. In each game, strengths are measured by how far its agents are
 * apart, so every game counts the same however decisive it is. A strength is the sum of the agent's number, with a share of the
 * variance that is unknown, and of what is particular to the game. Undefined where fewer than three agents play two games.
 */
export function oneNumber(games: readonly GameRatings[]): OneNumber | undefined {
  const byAgent = new Map<string, Known[]>()
  const boards = games.map(({ spread, agents }) => measuredBoard(agents, spread))
  for (const [game, { measured }] of boards.entries())
    for (const { agentId, value, variance } of measured)
      byAgent.set(agentId, [...(byAgent.get(agentId) ?? []), { game, value, variance }])
  const compared = [...byAgent].filter(([, known]) => known.length > 1).sort(([a], [b]) => (a < b ? -1 : 1))
  if (compared.length < 3) return undefined
  const all = compared.map(([, known]) => known)
  const fits = guessesAt(boards).flatMap(({ spreads, density }) => {
    const measured = all.map((known) =>
      known.map(({ game, value, variance }) => {
        const spread = spreads[game] ?? 1
        return { game, value: value / spread, variance: variance / spread ** 2 }
      }),
    )
    // A guess was drawn by what each game says for itself. What the games say together counts beyond that.
    const drawn = fitAt(measured, games.length, 0).log + Math.log(density)
    return Array.from({ length: steps }, (_, step) => {
      const fit = fitAt(measured, games.length, (step + 0.5) / steps)
      return { ...fit, step, log: fit.log - drawn }
    })
  })
  const most = Math.max(...fits.map(({ log }) => log))
  const sum = fits.reduce((total, { log }) => total + Math.exp(log - most), 0)
  const weights = fits.map(({ log }) => Math.exp(log - most) / sum)
  const shares = Array.from({ length: steps }, () => 0)
  for (const [i, { step }] of fits.entries()) shares[step] = (shares[step] ?? 0) + (weights[i] ?? 0)
  return {
    games: new Set(all.flatMap((known) => known.map(({ game }) => game))).size,
    explained: explainedBy(shares),
    agents: compared
      .map(([agentId, known], i) => {
        const over = (of: (fit: FitAt) => number) =>
          fits.reduce((total, fit, at) => total + (weights[at] ?? 0) * of(fit), 0)
        const mean = over(({ means }) => means[i] ?? 0)
        const square = over(({ means, variances }) => (variances[i] ?? 0) + (means[i] ?? 0) ** 2)
        const reach = z95 * Math.sqrt(Math.max(0, square - mean ** 2))
        return {
          agentId,
          games: known.length,
          rating: averageRating + pointsPerSpread * mean,
          low: averageRating + pointsPerSpread * (mean - reach),
          high: averageRating + pointsPerSpread * (mean + reach),
        }
      })
      .sort((a, b) => b.rating - a.rating || (a.agentId < b.agentId ? -1 : 1)),
  }
}

interface Guess {
  readonly spreads: readonly number[]
  /** How often spreads that go together like these are drawn, against spreads that have nothing to do with each other. */
  readonly density: number
}

/**
 * Each guess takes a spread for every game, so that all guesses together follow what each game says. They are drawn from
 * Gaussian copulas. The same every time.
 */
function guessesAt(boards: readonly MeasuredBoard[]): readonly Guess[] {
  const rng = rngAt('spreads of games', 0)
  const drawnAt = (correlation: number) => {
    const shuffled = () => rng.shuffle([...bells])
    const common = shuffled()
    const own = boards.map(shuffled)
    return common.map((shared, guess) =>
      own.map((one) => Math.sqrt(correlation) * shared + Math.sqrt(1 - correlation) * (one[guess] ?? 0)),
    )
  }
  return together.flatMap(drawnAt).map((bell) => ({
    spreads: boards.map(({ likely }, game) => quantileOf(likely, 1 - studentTail(bell[game] ?? 0, asNormal))),
    density: together.reduce((sum, one) => sum + densityOf(bell, one), 0) / together.length,
  }))
}

/** With so many degrees of freedom, Student's t is a normal curve. */
const asNormal = 1000
const bells = Array.from({ length: guesses }, (_, at) => {
  const share = (at + 0.5) / guesses
  return share < 0.5 ? -studentPoint(share, asNormal) : studentPoint(1 - share, asNormal)
})

/** The density of the Gaussian copula in which all games correlate by this much. */
function densityOf(bell: readonly number[], correlation: number): number {
  const others = bell.length - 1
  const squares = bell.reduce((sum, one) => sum + one ** 2, 0)
  const square = bell.reduce((sum, one) => sum + one, 0) ** 2
  const all = 1 + others * correlation
  const quadratic = (squares - (correlation * square) / all) / (1 - correlation) - squares
  return Math.exp(-(quadratic + others * Math.log(1 - correlation) + Math.log(all)) / 2)
}

function quantileOf(likely: readonly number[], share: number): number {
  let below = 0
  for (const [at, weight] of likely.entries()) {
    below += weight
    if (below >= share) return spreads[at] ?? 1
  }
  return spreads.at(-1) ?? 1
}

interface Measured {
  readonly agentId: string
  /** In rating points from the average. */
  readonly value: number
  readonly variance: number
}

interface MeasuredBoard {
  readonly measured: readonly Measured[]
  /** How likely each of the spreads is. */
  readonly likely: readonly number[]
}

/** Candidates for how far the agents of a game lie apart, in rating points. */
const spreads = Array.from({ length: 48 }, (_, step) => 20 * 1.08 ** step)

/**
 * What the matches of each agent say by themselves, without what is presumed of everybody, and how far the agents of the game
 * are apart by it.
 */
function measuredBoard(agents: GameRatings['agents'], presumed: number): MeasuredBoard {
  const prior = presumed ** 2 * (1 - 1 / agents.length)
  const measured = agents.flatMap(({ agentId, rating, low, high }) => {
    const variance = ((high - low) / 2 / z95) ** 2
    const precision = 1 / variance - 1 / prior
    if (!(variance > 0) || !(prior > 0) || precision * prior < leastKnown) return []
    return [{ agentId, value: (rating - averageRating) / variance / precision, variance: 1 / precision }]
  })
  const logs = spreads.map((spread) => {
    const precisions = measured.map(({ variance }) => 1 / (variance + spread ** 2))
    const total = precisions.reduce((sum, one) => sum + one, 0)
    const mean = measured.reduce((sum, { value }, i) => sum + (precisions[i] ?? 0) * value, 0) / total
    return measured.reduce(
      (sum, { value }, i) => {
        const precision = precisions[i] ?? 1
        return sum + (Math.log(precision) - precision * (value - mean) ** 2) / 2
      },
      -Math.log(total) / 2,
    )
  })
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return { measured, likely: weights.map((weight) => weight / all) }
}

interface FitAt {
  readonly log: number
  readonly means: readonly number[]
  readonly variances: readonly number[]
}

/** Where the one number explains this share: its probability, and everybody's number against the average of all. */
function fitAt(all: readonly (readonly Known[])[], games: number, share: number): FitAt {
  // How far the compared agents of a game lie from the average of its board is unknown, by one spread.
  const lower = new Float64Array(games * games)
  const pull = new Float64Array(games)
  for (let game = 0; game < games; game++) lower[game * games + game] = 1
  let log = 0
  const parts = all.map((known) => {
    const precisions = known.map(({ variance }) => 1 / (1 - share + variance))
    const total = precisions.reduce((sum, one) => sum + one, 0)
    // The inverse of a diagonal matrix plus a constant.
    const shrink = share / (1 + share * total)
    const inverse = (i: number, j: number) =>
      Number(i === j) * (precisions[i] ?? 0) - shrink * (precisions[i] ?? 0) * (precisions[j] ?? 0)
    log -= (Math.log(1 + share * total) - precisions.reduce((sum, one) => sum + Math.log(one), 0)) / 2
    for (const [i, one] of known.entries())
      for (const [j, other] of known.entries()) {
        add(lower, one.game * games + other.game, inverse(i, j))
        add(pull, one.game, inverse(i, j) * other.value)
        log -= (one.value * inverse(i, j) * other.value) / 2
      }
    // The number is this times what a game measured, summed over games.
    const weights = precisions.map((one) => (share * one) / (1 + share * total))
    return { known, weights, left: share - share * weights.reduce((sum, one) => sum + one, 0) }
  })
  factor(lower, games)
  const offsets = solveFactored(lower, games, pull)
  for (let game = 0; game < games; game++)
    log += (at(pull, game) * at(offsets, game)) / 2 - Math.log(at(lower, game * games + game))
  const raw = parts.map(({ known, weights }) =>
    known.reduce((sum, { game, value }, i) => sum + (weights[i] ?? 0) * (value - at(offsets, game)), 0),
  )
  const mean = raw.reduce((sum, one) => sum + one, 0) / raw.length
  return { log, means: raw.map((one) => one - mean), variances: variancesAgainstMean(parts, lower, games) }
}

interface AgentPart {
  readonly known: readonly Known[]
  readonly weights: readonly number[]
  readonly left: number
}

function variancesAgainstMean(
  parts: readonly AgentPart[],
  lower: Float64Array,
  games: number,
): readonly number[] {
  const rows = parts.map(({ known, weights }) => {
    const row = new Float64Array(games)
    for (const [i, { game }] of known.entries()) row[game] = weights[i] ?? 0
    return row
  })
  const n = parts.length
  const average = Float64Array.from({ length: games }, (_, game) =>
    rows.reduce((sum, row) => sum + at(row, game) / n, 0),
  )
  const ofAll = parts.reduce((sum, { left }) => sum + left, 0) / n ** 2
  return parts.map(({ left }, i) => {
    const against = Float64Array.from(
      { length: games },
      (_, game) => at(rows[i] ?? average, game) - at(average, game),
    )
    const solved = solveFactored(lower, games, against)
    const ofGames = solved.reduce((sum, value, game) => sum + value * at(against, game), 0)
    return left * (1 - 2 / n) + ofAll + ofGames
  })
}

/** The mean and the middle 95 per cent of what each step is likely to be. */
function explainedBy(shares: readonly number[]): Interval & { readonly value: number } {
  const end = (part: number) => {
    let below = 0
    for (const [step, share] of shares.entries()) {
      if (below + share >= part) return (step + (part - below) / share) / steps
      below += share
    }
    return 1
  }
  const value = shares.reduce((sum, share, step) => sum + (share * (step + 0.5)) / steps, 0)
  return { value, low: end(0.025), high: end(0.975) }
}

/** The standard deviation of an agent's mean strength in two scales that go together by this much. */
export const spreadOfMean = (one: number, other: number, together: number): number =>
  Math.sqrt(one ** 2 + other ** 2 + 2 * together * one * other) / 2
