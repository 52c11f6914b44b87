import { replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import type { Forecast, GameKit, GuessTally, ProbeTally } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ProbeCounts, ProbeOutcome, ProbeRow } from './probe-row.ts'

/** What one answer of the subject was worth. */
export interface ScoredProbe {
  /** Its place among the rows. */
  readonly at: number
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
  return rows.flatMap((row, at) => {
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
    return [{ at, match, probe: probe.id, entry, ...score }]
  })
}

/** As much of a score as is stored beside its answer. */
export const scoreOf = ({ tallies, guesses, forecast }: ScoredProbe) => ({
  tallies,
  ...(guesses && { guesses }),
  ...(forecast && { forecast }),
})

interface Probing {
  /** All rows of the match. */
  readonly rows: readonly ProbeRow[]
  readonly scores: readonly ScoredProbe[]
}

/**
 * The row of a match with what became of the subject's probes, and their scores, added up over all entries after which
 * it was asked.
 */
export function withScores<Match extends PlayedMatch>(match: Match, { rows, scores }: Probing): Match {
  const probes = countsOf(rows.filter(({ seat }) => seat === match.seat))
  if (Object.keys(probes).length === 0) return match
  if (scores.length === 0) return { ...match, probes }
  const tallies: Record<string, ProbeTally> = {}
  for (const [id, { right, asked }] of scores.flatMap((score) => Object.entries(score.tallies))) {
    const before = tallies[id]
    tallies[id] = { right: (before?.right ?? 0) + right, asked: (before?.asked ?? 0) + asked }
  }
  const forecasts = scores.flatMap(({ forecast }) => forecast ?? [])
  const guesses = guessesOf(match, scores)
  return { ...match, tallies, forecasts, probes, ...(guesses && { guesses }) }
}

function guessesOf({ guesses: before }: PlayedMatch, scores: readonly ScoredProbe[]): PlayedMatch['guesses'] {
  const told = scores.flatMap(({ guesses = {} }) => Object.entries(guesses))
  if (told.length === 0) return before
  const guesses: Record<string, GuessTally> = { ...before }
  for (const [id, guess] of told) guesses[id] = guessedTogether(guesses[id], guess)
  return guesses
}

/** What guesses would earn in two places. What is known of one of them alone is known of neither. */
export function guessedTogether(one: GuessTally | undefined, other: GuessTally): GuessTally {
  if (!one) return other
  const asked = one.asked + other.asked
  const even = one.even === undefined || other.even === undefined ? undefined : one.even + other.even
  const names = one.same && other.same ? new Set(Object.keys({ ...one.same, ...other.same })) : undefined
  const same =
    names &&
    Object.fromEntries(
      [...names].sort().map((name) => [name, (one.same?.[name] ?? 0) + (other.same?.[name] ?? 0)]),
    )
  return { asked, ...(even !== undefined && { even }), ...(same && { same }) }
}

function countsOf(rows: readonly ProbeRow[]): ProbeCounts {
  const counts: Record<string, Partial<Record<ProbeOutcome, number>>> = {}
  for (const { probe, outcome } of rows) {
    const of = (counts[probe] ??= {})
    of[outcome] = (of[outcome] ?? 0) + 1
  }
  return counts
}
