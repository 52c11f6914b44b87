import type { Moved } from '../contract/moved.ts'
import type { SpyMove } from './rules.ts'
import type { SpyEvent } from './schema.ts'

/** The move that leads to this event if the event is right. */
export function spyMoveOf(event: SpyEvent): Moved<SpyMove> | undefined {
  switch (event.type) {
    case 'speech-given': {
      const { seat, text, cut } = event
      return { seat, move: { kind: 'speech', text: cut ? `${text}…` : text } }
    }
    case 'speech-missed': {
      const { seat, reason } = event
      return {
        seat,
        move: reason === 'blank' ? { kind: 'speech', text: '' } : { kind: 'forfeit', reason },
      }
    }
    case 'vote-cast':
      return { seat: event.seat, move: { kind: 'vote', text: event.raw } }
    default:
      return undefined
  }
}
