import type { Entry, Forfeit, Seat } from '@wis/engine'
import type { SpyEvent, SpyMove } from '@wis/games/who-is-spy'

export interface StoredMove {
  /** The number of log entries when the move was made. */
  readonly at: number
  readonly seat: Seat
  readonly move: SpyMove | Forfeit
}

/** The moves of a stored match, as far as its log tells. They lead to the same log again. */
export function movesOf(log: readonly Entry<SpyEvent>[]): readonly StoredMove[] {
  return log.flatMap(({ seq, event }) => {
    switch (event.type) {
      case 'speech-given':
        // One character more than the limit, so that the text is cut to the same one again.
        return [
          { at: seq, seat: event.seat, move: { kind: 'speech', text: event.text + (event.cut ? '…' : '') } },
        ]
      case 'speech-missed':
        return [{ at: seq, seat: event.seat, move: missed(event.reason) }]
      case 'vote-cast':
        return [{ at: seq, seat: event.seat, move: { kind: 'vote', text: event.raw } }]
      default:
        return []
    }
  })
}

function missed(reason: Forfeit['reason'] | 'blank'): SpyMove | Forfeit {
  return reason === 'blank' ? { kind: 'speech', text: '' } : { kind: 'forfeit', reason }
}
