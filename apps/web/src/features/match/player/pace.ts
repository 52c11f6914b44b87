import type { Step, StepKind } from './steps.ts'

export const speeds = [0.5, 1, 2, 4, 8, 'recorded'] as const
export type Speed = (typeof speeds)[number]

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

/** One notch faster (+1) or slower (-1); the recorded pace counts as 1. */
export function nextSpeed(speed: Speed, direction: 1 | -1): Speed {
  const notches = speeds.filter((other) => other !== 'recorded')
  const at = notches.indexOf(speed === 'recorded' ? 1 : speed)
  return notches[at + direction] ?? notches[at] ?? 1
}
