import { replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import type { Forecast, GameKit, GuessTally, ProbeTally } from '@wis/games'
import type { ProbeRow } from './probe-row.ts'

/** What one answer of the subject was worth. */
export interface ScoredProbe {
  readonly match: number
  readonly probe: string
  readonly entry: number
  readonly tallies: Readonly<Record<string, ProbeTally>>
  readonly guesses?: Readonly<Record<string, GuessTally>>
  readonly forecast?: Forecast
}

export interface ProbedMatch {
  readonly kit: GameKit
  /** As the director knows it. */
  readonly log: readonly Entry[]
  readonly subject: Seat
  /** The rows of this match. */
  readonly rows: readonly ProbeRow[]
}

/**
 * The subject's answers against the log and against the answers of others. The rows are all it takes: nothing is played
 * or asked again. An answer that is missing is not scored.
 */
export function scoredProbes({ kit, log, subject, rows }: ProbedMatch): readonly ScoredProbe[] {
  return rows.flatMap((row) => {
    const probe = kit.studies?.probes?.find(({ id }) => id === row.probe)
    if (!probe || row.values === null || row.seat !== subject) return []
    const truth = replay(
      kit.rules,
      log.filter(({ seq }) => seq <= row.entry),
    )
    const answerOf = (id: string, seat: Seat) =>
      rows.find((one) => one.probe === id && one.seat === seat && one.entry === row.entry)?.values ??
      undefined
    const { match, entry } = row
    const score = probe.score({ truth, seat: subject, values: row.values, answerOf })
    return [{ match, probe: probe.id, entry, ...score }]
  })
}
