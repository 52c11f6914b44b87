import type { GuessTally, ProbeTally } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import { guessedTogether } from './guessed-together.ts'
import type { ProbeCounts, ProbeOutcome, ProbeRow } from './probe-row.ts'
import type { ScoredProbe } from './scored-probes.ts'

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

function countsOf(rows: readonly ProbeRow[]): ProbeCounts {
  const counts: Record<string, Partial<Record<ProbeOutcome, number>>> = {}
  for (const { probe, outcome } of rows) {
    const of = (counts[probe] ??= {})
    of[outcome] = (of[outcome] ?? 0) + 1
  }
  return counts
}
