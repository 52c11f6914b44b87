import type { Speed } from '../../../features/match/player/speeds.ts'
import type { Step } from './steps.ts'
import type { StepKind } from './table-event.ts'

const baseMs: Record<StepKind, number> = {
  deal: 2200,
  round: 1400,
  speech: 1600,
  foul: 2600,
  vote: 1500,
  tally: 4200,
  out: 2400,
  end: 3000,
}
/** A verdict and the reading of a vote always stay long enough to be read, at any speed and however far behind. */
const leastMs: Partial<Record<StepKind, number>> = { foul: 1800, tally: 2600, out: 1800 }
const readingMsPerCharacter = { latin: 32, han: 95 }
const longestRecordedMs = 20_000
const shortestMs = 120
/** A follower of a live match reads slightly faster, or the table would run ahead. */
const followingHaste = 0.6

export interface Pace {
  readonly step: Step
  readonly next: Step
  readonly speed: Speed
  /** The number of steps until a live match's newest one; null if nobody follows it. */
  readonly behind: number | null
}

/** How long a step stays before the next one. A follower of a live match never falls far behind. */
export function dwellMs(pace: Pace): number {
  return Math.max(leastMs[pace.step.kind] ?? 0, pacedMs(pace))
}

function pacedMs({ step, next, speed, behind }: Pace): number {
  if (speed === 'recorded') return clamp(Date.parse(next.at) - Date.parse(step.at), longestRecordedMs)
  const ms = (baseMs[step.kind] + readingMs(step)) / speed
  return clamp(behind === null ? ms : (ms * followingHaste) / Math.max(1, behind), longestRecordedMs)
}

function readingMs({ event }: Step): number {
  if (event.type !== 'speech-given') return 0
  const han = event.text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * readingMsPerCharacter.han + (event.text.length - han) * readingMsPerCharacter.latin
}

function clamp(ms: number, longest: number): number {
  return Number.isFinite(ms) ? Math.min(longest, Math.max(shortestMs, ms)) : shortestMs
}

/** How soon after the end a follower sees it. */
export const endWithinMs = 2400

/**
 * How long a step stays for a follower of a match that has ended. The remaining steps share the remaining time, and
 * decisive ones get most of it.
 */
export function hastenedMs(untilEnd: readonly Pick<Step, 'kind'>[], leftMs: number): number {
  const weights = untilEnd.map(({ kind }) => baseMs[kind])
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(0, leftMs) * ((weights[0] ?? 0) / (all || 1))
}
