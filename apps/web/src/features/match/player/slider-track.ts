import type { Ruleset } from '@wis/games'
import type { RevealLevel } from './reveal.ts'
import type { Step } from './steps.ts'

export interface TrackDot {
  readonly index: number
  readonly step: Step
}

export interface Track {
  /** The highest place on the slider. */
  readonly max: number
  readonly dots: readonly TrackDot[]
}

export interface TrackQuestion {
  readonly steps: readonly Step[]
  readonly level: RevealLevel
  readonly furthest: number
  readonly isOn: boolean
  readonly ruleset: Ruleset
}

/**
 * While the ending is not known, or not to be known, the track is as long as the longest match; and who does
 * not want to know sees no dots ahead.
 */
export function trackOf({ steps, level, furthest, isOn, ruleset }: TrackQuestion): Track {
  const dots = steps.map((step, index) => ({ index, step }))
  const last = Math.max(0, steps.length - 1)
  const max = Math.max(last, longestMatch(ruleset, level))
  if (level === 2 && !isOn) return { max: last, dots }
  return { max, dots: dots.filter(({ step }) => step.seq <= furthest) }
}

/** More steps than any match under this ruleset can have. */
function longestMatch({ players, rounds, minSurvivors }: Ruleset, level: RevealLevel): number {
  const mostRounds = rounds ?? players - minSurvivors + 1
  if (level === 0) return mostRounds * (1 + players) + 1
  return mostRounds * (1 + players + 3) + players + 1
}
