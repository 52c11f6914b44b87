import type { Seat } from '@wis/engine'
import type { FieldValues } from '@wis/games'

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

export const probeOutcomes = ['answered', 'declined', 'unreadable', 'failed'] as const
export type ProbeOutcome = (typeof probeOutcomes)[number]
