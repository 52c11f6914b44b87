import type { SpyEntry } from '@wis/games'

/** The events at which the player stops. */
export const stepKinds = ['deal', 'round', 'speech', 'foul', 'vote', 'tally', 'out', 'end'] as const
export type StepKind = (typeof stepKinds)[number]

export type TableEvent = Exclude<
  SpyEntry['event'],
  { type: 'hidden' } | { type: 'spy-chosen' } | { type: 'word-dealt' } | { type: 'vote-cast' }
>

export type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>

const kinds: Record<TableEvent['type'], StepKind> = {
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

export function kindOf({ type }: TableEvent): StepKind {
  return kinds[type]
}

/** Whether there is something to show at the table. */
export function isTableEvent(event: SpyEntry['event']): event is TableEvent {
  return event.type in kinds && !(event.type === 'fouls-called' && event.fouls.length === 0)
}
