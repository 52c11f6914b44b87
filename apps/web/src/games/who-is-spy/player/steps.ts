import type { SpyEntry } from '@wis/games'
import { levelOf } from './eyes.ts'
import type { Eyes } from './eyes.ts'
import { isTableEvent, kindOf } from './table-event.ts'
import type { StepKind, TableEvent } from './table-event.ts'

/** A stop of the player: an entry that has something to show. */
export interface Step {
  readonly seq: number
  readonly at: string
  readonly kind: StepKind
  /** 0 before the first round. */
  readonly round: number
  readonly event: TableEvent
}

const atSpeechesOnly = new Set<StepKind>(['deal', 'round', 'speech', 'end'])

/** The stops of a log for this reader, in order. */
export function stepsOf(entries: readonly SpyEntry[], eyes: Eyes): readonly Step[] {
  const level = levelOf(eyes)
  let round = 0
  const steps: Step[] = []
  for (const { seq, at, event } of entries) {
    if (event.type === 'round-opened') round = event.round
    if (!isTableEvent(event)) continue
    const kind = kindOf(event)
    if (level !== 'speeches' || atSpeechesOnly.has(kind)) steps.push({ seq, at, kind, round, event })
  }
  return steps
}

/** The index of the last step at or before an entry; -1 before the first. */
export function stepIndexAt(steps: readonly Step[], seq: number): number {
  return steps.findLastIndex((step) => step.seq <= seq)
}

/** The first step of a round; undefined if the round has not begun. */
export function firstStepOfRound(steps: readonly Step[], round: number): Step | undefined {
  return steps.find((step) => step.round === round)
}
