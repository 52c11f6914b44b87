import { handAfterClue } from '../hand.ts'
import type { Hand } from '../hand.ts'
import { touchedIn } from '../moves.ts'
import type { HanabiMove } from '../moves.ts'
import type { HanabiState } from '../state.ts'

export type ClueMove = HanabiMove & { readonly kind: 'clue' }

/** The hand of the seat that a clue would go to, as it would be afterwards. */
export function cluedHand({ hands, turn, tops, discarded }: HanabiState, { to, clue }: ClueMove): Hand {
  const hand = hands[to] ?? []
  const cards = touchedIn(hand, clue).map(({ card }) => card)
  return handAfterClue(hand, { clue, cards, turn, tops, discarded, isMeant: true })
}
