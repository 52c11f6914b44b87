import type { Seat } from '@wis/engine'
import type { Moved } from '../contract/moved.ts'
import { saidBy } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import type { Card } from './events.ts'
import type { Notes } from './notes.ts'
import type { AvalonEvent } from './schema.ts'

interface Speaking {
  /** Empty for a leader who says nothing. */
  readonly text: string
  readonly notes: Notes
}

export type Meant =
  | (Speaking & { readonly kind: 'propose' | 'settle'; readonly team: readonly Seat[] })
  | (Speaking & { readonly kind: 'discuss' })
  | { readonly kind: 'vote'; readonly approves: boolean }
  | { readonly kind: 'quest'; readonly card: Card }
  | { readonly kind: 'assassinate'; readonly target: Seat }
export type AvalonMove = Said<Meant>

type Spoken = Extract<AvalonEvent, { readonly type: 'team-proposed' | 'speech-given' | 'team-settled' }>

export const noNotes: Notes = { guesses: [], intentions: [], thinking: null, expects: null, draft: null }

/** The move behind an event, if the rules did not make it for the seat. */
export function avalonMoveOf(event: AvalonEvent, next?: AvalonEvent): Moved<AvalonMove> | undefined {
  switch (event.type) {
    case 'team-proposed':
    case 'team-settled':
    case 'speech-given':
      return spokenMove(event, next)
    case 'vote-cast': {
      const { seat, approves, drawn } = event
      return drawn ? undefined : saidBy(seat, { kind: 'vote', approves })
    }
    case 'card-played': {
      const { seat, card, drawn } = event
      return drawn ? undefined : saidBy(seat, { kind: 'quest', card })
    }
    case 'merlin-named': {
      const { seat, target } = event
      return target === null ? undefined : saidBy(seat, { kind: 'assassinate', target })
    }
    default:
      return undefined
  }
}

function spokenMove(event: Spoken, next: AvalonEvent | undefined): Moved<AvalonMove> | undefined {
  const { seat, noted } = event
  const own = next?.type === 'thoughts-noted' && next.seat === seat ? next.notes : undefined
  if (noted && !own) return undefined
  const speaking = { text: wordsOf(event), notes: (noted ? own : undefined) ?? noNotes }
  if (event.type === 'speech-given')
    return event.text === null ? undefined : saidBy(seat, { kind: 'discuss', ...speaking })
  const kind = event.type === 'team-proposed' ? 'propose' : 'settle'
  return event.drawn ? undefined : saidBy(seat, { kind, team: event.team, ...speaking })
}

/** A text that was cut is cut again at the same place. */
const wordsOf = ({ text, cut }: Spoken) => (cut ? `${text ?? ''}…` : (text ?? ''))
