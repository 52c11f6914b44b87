import { isHidden } from '@wis/engine'
import type { SpyEntry } from '@wis/protocol'
import { levelOf } from './reveal.ts'
import type { Eyes } from './reveal.ts'

/** What a stop on the way through a match shows. */
export const stepKinds = ['deal', 'round', 'speech', 'foul', 'vote', 'tally', 'out', 'end'] as const
export type StepKind = (typeof stepKinds)[number]

/** A place where the player stops: an entry that has something to show. */
export interface Step {
  readonly seq: number
  readonly at: string
  readonly kind: StepKind
  /** 0 before the first round. */
  readonly round: number
  readonly event: TableEvent
}

export type TableEvent = Exclude<
  SpyEntry['event'],
  { type: 'hidden' } | { type: 'spy-chosen' } | { type: 'word-dealt' } | { type: 'vote-cast' }
>

const kindOf: Record<TableEvent['type'], StepKind> = {
  'match-opened': 'deal',
  'round-opened': 'round',
  'speech-given': 'speech',
  'speech-missed': 'speech',
  'fouls-called': 'foul',
  'vote-opened': 'vote',
  'votes-revealed': 'tally',
  'seat-eliminated': 'out',
  'match-ended': 'end',
  'match-voided': 'end',
}

const atSpeechesOnly = new Set<StepKind>(['deal', 'round', 'speech', 'end'])

/** The stops of a log for these eyes, in order. */
export function stepsOf(entries: readonly SpyEntry[], eyes: Eyes): readonly Step[] {
  const level = levelOf(eyes)
  let round = 0
  const steps: Step[] = []
  for (const { seq, at, event } of entries) {
    if (event.type === 'round-opened') round = event.round
    if (!isTableEvent(event) || isUneventful(event)) continue
    const kind = kindOf[event.type]
    if (level !== 0 || atSpeechesOnly.has(kind)) steps.push({ seq, at, kind, round, event })
  }
  return steps
}

function isTableEvent(event: SpyEntry['event']): event is TableEvent {
  return !isHidden(event) && event.type in kindOf
}

function isUneventful(event: TableEvent): boolean {
  return event.type === 'fouls-called' && event.fouls.length === 0
}

/** The place of the last step at or before an entry; -1 before the first. */
export function stepIndexAt(steps: readonly Step[], seq: number): number {
  return steps.findLastIndex((step) => step.seq <= seq)
}

/** The first step of a round, or undefined where it has not begun. */
export function firstStepOfRound(steps: readonly Step[], round: number): Step | undefined {
  return steps.find((step) => step.round === round)
}
