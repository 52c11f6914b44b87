import type { KitMoment, Ruleset } from '@wis/games'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { stepIndexAt } from './steps.ts'
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
 * While the ending is unknown or unwanted, the track is as long as the longest possible match, and it has no dots
 * beyond the seen part.
 */
export function trackOf({ steps, level, furthest, isOn, ruleset }: TrackQuestion): Track {
  const dots = steps.map((step, index) => ({ index, step }))
  const last = Math.max(0, steps.length - 1)
  const max = Math.max(last, longestMatch(ruleset, level))
  if (level === 'everything' && !isOn) return { max: last, dots }
  return { max, dots: dots.filter(({ step }) => step.seq <= furthest) }
}

/** The position of a pointer over the track, in pixels. */
export interface TrackPoint {
  readonly x: number
  readonly width: number
}

/** A place on the track, with the moments that are pinned to it. */
export interface TrackStop extends TrackDot {
  readonly moments: readonly KitMoment[]
}

const pinReachPx = 8
const dotReachPx = 10

/** The place that a pointer selects: a pin within reach, else the nearest dot, else nothing. */
export function stopNear(
  { max, dots }: Track,
  moments: readonly KitMoment[],
  { x, width }: TrackPoint,
): TrackStop | undefined {
  const steps = dots.map(({ step }) => step)
  const pinned = dots.map((dot) => ({
    ...dot,
    moments: moments.filter(({ seq }) => steps[stepIndexAt(steps, seq)] === dot.step),
    away: Math.abs((max === 0 ? 0 : (dot.index / max) * width) - x),
  }))
  const byNearness = pinned.toSorted((one, other) => one.away - other.away)
  const pin = byNearness.find((stop) => stop.moments.length > 0)
  if (pin && pin.away <= pinReachPx) return pin
  const [dot] = byNearness
  return dot && dot.away <= Math.max(dotReachPx, width / Math.max(1, max)) ? dot : undefined
}

/** More steps than any match under this ruleset can have. */
function longestMatch({ players, rounds, minSurvivors }: Ruleset, level: RevealLevel): number {
  const mostRounds = rounds ?? players - minSurvivors + 1
  if (level === 'speeches') return mostRounds * (1 + players) + 1
  return mostRounds * (1 + players + 3) + players + 1
}
