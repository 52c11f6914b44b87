import * as numbers from './numbers.ts'

const { at } = numbers

/**
 * The curve that the fifth method presumes of deceptions: flat in the middle, with steep sides. Among agents that play
 * for real there are good deceivers and hopeless ones, many between them, and none far beyond. An agent that never wins
 * might be arbitrarily bad by a normal curve; here it is about as bad as the field is wide.
 */
const root = 4
/** So that its standard deviation is 1: √(Γ(1/4) ÷ Γ(3/4)). */
const breadth = 1.72008

/** Normal curves that stand for the plateau, one for each agent, for strengths divided by the field's deviation. */
export interface StandIn {
  readonly precision: Float64Array
  /** The mean times the precision. */
  readonly pull: Float64Array
}

export function firstStandIn(agents: number): StandIn {
  return { precision: new Float64Array(agents).fill(1), pull: new Float64Array(agents) }
}

/** The log of the plateau minus that of the normal curve that stands for it, up to a constant. */
export function beyondStandIn({ precision, pull }: StandIn, agent: number, value: number): number {
  return (
    -(Math.abs(value / breadth) ** root) + (at(precision, agent) * value ** 2) / 2 - at(pull, agent) * value
  )
}

/** What is known of one strength, in the field's deviations, where a normal curve stands for the plateau. */
export interface Known {
  readonly mean: number
  readonly variance: number
}

/** The same with the plateau itself, and the log of how much more probable it makes the matches. */
interface Corrected extends Known {
  readonly log: number
}

/** Standard deviations from the mean. */
const places = Float64Array.from({ length: 33 }, (_, i) => (i - 16) * 0.3)
const all = places.reduce((sum, place) => sum + Math.exp(-(place ** 2) / 2), 0)

export function withPlateau(standIn: StandIn, agent: number, { mean, variance }: Known): Corrected {
  const deviation = Math.sqrt(variance)
  const logs = places.map(
    (place) => -(place ** 2) / 2 + beyondStandIn(standIn, agent, mean + place * deviation),
  )
  const most = logs.reduce((highest, log) => Math.max(highest, log))
  let [weight, first, second] = [0, 0, 0]
  for (let i = 0; i < places.length; i++) {
    const share = Math.exp(at(logs, i) - most)
    weight += share
    first += share * at(places, i)
    second += share * at(places, i) ** 2
  }
  const shift = first / weight
  return {
    log: most + Math.log(weight / all),
    mean: mean + shift * deviation,
    variance: (second / weight - shift ** 2) * variance,
  }
}

/** One strength, as it is known with the normal curve and as it is with the plateau. */
export interface Compared {
  readonly known: Known
  readonly corrected: Corrected
}

/** A plateau never widens a curve, but the sums over places are not exact. */
const leastPrecision = 0.01

/** The normal curves with which the mean and variance of each strength come out as with the plateau. */
export function likelierStandIn({ precision, pull }: StandIn, compared: readonly Compared[]): StandIn {
  const moreOf = (value: (one: Known) => number) => (before: number, agent: number) => {
    const one = compared[agent]
    return one ? before + value(one.corrected) - value(one.known) : before
  }
  return {
    precision: precision
      .map(moreOf(({ variance }) => 1 / variance))
      .map((value) => Math.max(leastPrecision, value)),
    pull: pull.map(moreOf(({ mean, variance }) => mean / variance)),
  }
}

/** Whether the plateau leaves what is known as it is. */
export function standsWell({ known, corrected }: Compared): boolean {
  const moved = Math.abs(corrected.mean - known.mean) / Math.sqrt(known.variance)
  return moved < 0.02 && Math.abs(corrected.variance / known.variance - 1) < 0.03
}
