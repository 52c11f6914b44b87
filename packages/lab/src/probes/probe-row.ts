import type { Seat } from '@wis/engine'
import type { FieldValues, Forecast } from '@wis/games'
import type { Stated } from '../statistics/scores/stated-probability.ts'

/** One answer to a probe, as it is stored. Everything about probes in a report is computed from these and from logs. */
export interface ProbeRow {
  /** The number of the match in the experiment. */
  readonly match: number
  readonly probe: string
  /** The number of the last entry that counted. */
  readonly entry: number
  readonly seat: Seat
  /** The agent that was asked. */
  readonly agent: string
  /** What was asked, word for word. */
  readonly prompt: string
  /** Every answer that was given, the last one at the end. */
  readonly raw: readonly string[]
  readonly outcome: ProbeOutcome
  /** Null unless it was answered. */
  readonly values: FieldValues | null
}

/** `not-asked` if its budget or its experiment came to an end before, and `cannot-be-asked` if no call would do it. */
export const probeOutcomes = [
  'answered',
  'declined',
  'unreadable',
  'failed',
  'not-asked',
  'cannot-be-asked',
] as const
export type ProbeOutcome = (typeof probeOutcomes)[number]

/** How often each probe came to each outcome. */
export type ProbeCounts = Readonly<Record<string, Readonly<Partial<Record<ProbeOutcome, number>>>>>

/** All chances of a forecast, each as a statement of its own, for a curve of reliability. */
export function statedIn(deal: string, { chances, happened }: Forecast): readonly Stated[] {
  return chances.map((probability, thing) => ({ deal, probability, happened: thing === happened }))
}
