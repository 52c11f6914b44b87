import type { Tally } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ScoredProbe } from './scored-probes.ts'

/** The row of a match with the scores of the subject's probes, added up over all entries after which it was asked. */
export function withScores<Match extends PlayedMatch>(match: Match, scores: readonly ScoredProbe[]): Match {
  if (scores.length === 0) return match
  const tallies: Record<string, Tally> = {}
  for (const [id, { right, asked }] of scores.flatMap((score) => Object.entries(score.tallies))) {
    const before = tallies[id]
    tallies[id] = { right: (before?.right ?? 0) + right, asked: (before?.asked ?? 0) + asked }
  }
  const forecasts = scores.flatMap(({ forecast }) => forecast ?? [])
  return { ...match, tallies, forecasts }
}
