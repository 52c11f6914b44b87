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
  readonly ruleset: Ruleset
}

/** Who does not want to know the ending sees a track as long as the longest match, and no dots ahead. */
export function trackOf({ steps, level, furthest, ruleset }: TrackQuestion): Track {
  const dots = steps.map((step, index) => ({ index, step }))
  const last = Math.max(0, steps.length - 1)
  if (level === 2) return { max: last, dots }
  return {
    max: Math.max(last, longestMatch(ruleset, level)),
    dots: dots.filter(({ step }) => step.seq <= furthest),
  }
}

/** More steps than any match under this ruleset can have. */
function longestMatch({ players, rounds, minSurvivors }: Ruleset, level: RevealLevel): number {
  const mostRounds = rounds ?? players - minSurvivors + 1
  const perRound = 1 + players + (level === 0 ? 0 : 4)
  return mostRounds * perRound + 1
}
