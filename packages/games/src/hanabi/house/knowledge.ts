import type { Seat } from '@wis/engine'
import { othersOf } from '../../define/table.ts'
import { colours, coloursOf, copiesOf, ranksOf } from '../cards.ts'
import type { Face } from '../cards.ts'
import type { FirstTouch, Hand, HeldCard, Tops } from '../hand.ts'
import { handAfterClue } from '../hand.ts'
import { touchedIn } from '../moves.ts'
import type { HanabiMove } from '../moves.ts'
import type { HanabiState } from '../table.ts'

/** How many copies of each card are accounted for: played, discarded, or seen in a hand. By `keyOf`. */
export type Gone = readonly number[]

export const keyOf = ({ colour, rank }: Face): number => colours.indexOf(colour) * 6 + rank

export const isPlayable = ({ colour, rank }: Face, tops: Tops): boolean => tops[colour] === rank - 1

const counts = (faces: readonly Face[], before: Gone): Gone => {
  const gone = [...before]
  for (const face of faces) gone[keyOf(face)] = (gone[keyOf(face)] ?? 0) + 1
  return gone
}

const nothingGone: Gone = Array.from({ length: colours.length * 6 }, () => 0)

/** Copies that were played or discarded. Everybody knows these. */
export function goneInPublic({ discarded, tops, ruleset }: HanabiState): Gone {
  const played = coloursOf(ruleset).flatMap((colour) =>
    ranksOf({ ranks: tops[colour] }).map((rank) => ({ colour, rank })),
  )
  return counts(played, counts(discarded, nothingGone))
}

/** Copies that a seat sees, or knows to be gone. */
export function goneFor(state: HanabiState, seat: Seat): Gone {
  const others = othersOf(state.hands, seat).flat()
  return counts(
    others.flatMap(({ face }) => face ?? []),
    goneInPublic(state),
  )
}

/** What a card may be by its clues, given the copies that are accounted for. */
export function possibleFaces(held: HeldCard, gone: Gone, { ruleset }: HanabiState): readonly Face[] {
  const isLeft = (face: Face) => copiesOf(face.rank, ruleset) > (gone[keyOf(face)] ?? 0)
  return held.colours.flatMap((colour) => held.ranks.map((rank) => ({ colour, rank }))).filter(isLeft)
}

const lostByPile = new WeakMap<HanabiState['discarded'], Gone>()

function lostCopies({ discarded }: Pick<HanabiState, 'discarded'>, face: Face): number {
  const lost = lostByPile.get(discarded) ?? counts(discarded, nothingGone)
  lostByPile.set(discarded, lost)
  return lost[keyOf(face)] ?? 0
}

/** The part of a state that says which cards are still of use. */
type Piles = Pick<HanabiState, 'tops' | 'discarded' | 'ruleset'>

/** Whether a card can never be played any more. */
export function isDead({ colour, rank }: Face, state: Piles): boolean {
  const { tops, ruleset } = state
  if (rank <= tops[colour]) return true
  for (let below = tops[colour] + 1; below <= rank; below++)
    if (lostCopies(state, { colour, rank: below }) === copiesOf(below, ruleset)) return true
  return false
}

/** Whether a card is still wanted, and the last copy of its kind. */
export const isLastCopy = (face: Face, state: Piles): boolean =>
  copiesOf(face.rank, state.ruleset) - lostCopies(state, face) === 1 && !isDead(face, state)

export type ClueMove = HanabiMove & { readonly kind: 'clue' }

/** The hand of the seat that a clue would go to, as it would be afterwards. */
export function cluedHand({ hands, turn, tops, discarded }: HanabiState, { to, clue }: ClueMove): Hand {
  const hand = hands[to] ?? []
  const cards = touchedIn(hand, clue).map(({ card }) => card)
  return handAfterClue(hand, { clue, cards, turn, tops, discarded, isMeant: true })
}

/** What the holder of a card takes it for, by the clues and by what the conventions say about them. */
interface Belief {
  readonly faces: readonly Face[]
  /** Everything that it may be can be played now. */
  readonly plays: boolean
  /** Nothing that it may be can ever be played. */
  readonly dead: boolean
}

/**
 * The conventions: a clue touches no card that is of no use at that time. It points at the oldest card that no clue has
 * touched, which can then be played or must not be discarded. If it does not touch that one, then it points at the newest
 * of the cards that it is the first to touch, and that one can be played.
 */
export function believed(held: HeldCard, state: HanabiState, gone: Gone): Belief {
  const possible = possibleFaces(held, gone, state)
  const faces = held.touch?.isMeant ? promised(held.touch, possible, state) : possible
  return {
    faces,
    plays: faces.length > 0 && faces.every((face) => isPlayable(face, state.tops)),
    dead: possible.every((face) => isDead(face, state)),
  }
}

/** What the first clue said about a card, by how things stood then. */
function promised(
  touch: FirstTouch,
  possible: readonly Face[],
  { ruleset }: Pick<HanabiState, 'ruleset'>,
): readonly Face[] {
  const { tops, wasNewest, wasOldest, withOldest } = touch
  const then = { ...touch, ruleset }
  const wanted = possible.filter((face) => !isDead(face, then))
  if (wasOldest)
    return orElse(
      wanted.filter((face) => isPlayable(face, tops) || isLastCopy(face, then)),
      wanted,
    )
  if (!wasNewest || withOldest) return wanted
  return orElse(
    wanted.filter((face) => isPlayable(face, tops)),
    wanted,
  )
}

const orElse = (faces: readonly Face[], all: readonly Face[]) => (faces.length > 0 ? faces : all)

/** The card that is discarded next: the oldest one that no clue has touched. */
export const nextToGo = (hand: Hand): HeldCard | undefined => hand.find(({ touch }) => touch === null)
