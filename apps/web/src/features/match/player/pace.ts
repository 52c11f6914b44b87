import type { Speed } from './speeds.ts'
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
/** A verdict and the reading of a vote stay as long as it takes to read them, at any speed and however far behind. */
const leastMs: Partial<Record<StepKind, number>> = { foul: 1800, tally: 2600, out: 1800 }
const readingMsPerCharacter = { latin: 32, han: 95 }
const longestRecordedMs = 20_000
const shortestMs = 120
/** Who follows a live match reads a little faster, or the table would run away. */
const followingHaste = 0.6

export interface Pace {
  readonly step: Step
  readonly next: Step
  readonly speed: Speed
  /** Steps between what is shown and a live match's newest one; null where nobody waits for it. */
  readonly behind: number | null
}

/** How long a step stays before the next one is shown. Who follows a live match never falls far behind it. */
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

/** How soon after its end has come it is shown to who follows a match. */
export const endWithinMs = 2400

/**
 * How long a step stays for who follows a match that is over already: what has yet to be shown shares the time that is
 * left, and what decides most of it.
 */
export function hastenedMs(untilEnd: readonly Pick<Step, 'kind'>[], leftMs: number): number {
  const weights = untilEnd.map(({ kind }) => baseMs[kind])
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(0, leftMs) * ((weights[0] ?? 0) / (all || 1))
}
