import { plannedRatings } from './annotators/planned-ratings.ts'
import type { PlannedRatings } from './annotators/planned-ratings.ts'
import { levelsOf } from './design/contents-of.ts'
import { scheduleOf } from './design/planned-match.ts'
import type { Schedule } from './design/planned-match.ts'
import { callsPerTurn, expectedCalls } from './expected-calls.ts'
import type { CallsPerTurn, ExpectedCalls } from './expected-calls.ts'
import { assumed, pilotGuesses } from './pilot/pilot-guesses.ts'
import type { Pilot } from './pilot/pilot.ts'
import { findsOf } from './planned-finds.ts'
import type { Detected } from './planned-finds.ts'
import type { ExperimentSpec } from './spec/experiment-spec.ts'

export interface PlannedFactor {
  readonly factor: string
  /** The levels that subjects have equally often, or as often as they are named. */
  readonly levels: readonly string[]
}

/** What an experiment takes and what it can find, before anything is played. */
export interface Plan {
  readonly spec: ExperimentSpec
  readonly matches: number
  readonly deals: number
  /** The answers that a subject gives in a match. */
  readonly callsPerMatch: number
  readonly callsPerTurn: CallsPerTurn
  /** The questions beside a match, to its subject and to all others together. */
  readonly probesPerMatch: ExpectedCalls['probes']
  /** The ratings that each judge gives what is said in a match. */
  readonly ratingsPerMatch: ExpectedCalls['ratings']
  /** What each person rates who is invited. */
  readonly people: PlannedRatings
  readonly factors: readonly PlannedFactor[]
  /** The differences that the report tests. */
  readonly comparisons: number
  readonly detects: readonly Detected[]
  /** Measures of which nobody knows how much they vary, so that nothing can be said of their differences. */
  readonly notGuessed: readonly string[]
  /** What is taken for so of measures of which neither the specification nor a pilot says more. */
  readonly assumes: typeof assumed
}

/** `pilot` is the report of an earlier experiment, which tells what is only guessed otherwise. */
export function planOf(spec: ExperimentSpec, pilot?: Pilot): Plan {
  const schedule = scheduleOf(spec)
  const { turns, probes, ratings, items, seen } = expectedCalls(spec)
  const { matches } = schedule
  const there = items.map((one) => ({ ...one, items: Math.round(matches * one.items) }))
  const told = pilot && pilotGuesses(pilot, spec)
  const { comparisons, detects, notGuessed } = findsOf(spec, { schedule, seen, pilot: told })
  return {
    spec,
    matches,
    deals: schedule.deals,
    callsPerMatch: turns,
    callsPerTurn: callsPerTurn(spec),
    probesPerMatch: probes,
    ratingsPerMatch: ratings,
    people: plannedRatings(there, spec.sample),
    factors: factorsOf(spec, schedule),
    comparisons,
    detects,
    notGuessed,
    assumes: assumed,
  }
}

/** What is balanced over the deals. */
export function factorsOf(spec: ExperimentSpec, { kit }: Pick<Schedule, 'kit'>): readonly PlannedFactor[] {
  const { free, only } = spec.design
  return [...levelsOf(kit, spec)]
    .filter(([factor]) => !free.includes(factor) || only[factor])
    .map(([factor, levels]) => ({ factor, levels: only[factor] ?? levels }))
}
