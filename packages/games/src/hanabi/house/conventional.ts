import type { Seat } from '@wis/engine'
import { othersOf } from '../../define/table.ts'
import type { Face } from '../cards.ts'
import type { Hand, HeldCard } from '../hand.ts'
import { legalMoves } from '../moves.ts'
import type { HanabiMove } from '../moves.ts'
import type { HanabiState } from '../table.ts'
import {
  believed,
  cluedHand,
  goneFor,
  goneInPublic,
  isDead,
  isLastCopy,
  isPlayable,
  keyOf,
  nextToGo,
  possibleFaces,
} from './knowledge.ts'
import type { ClueMove, Gone } from './knowledge.ts'

/** Plays by the conventions of `believed`, and expects the others to do the same. */
export function conventionalMove(state: HanabiState, seat: Seat): HanabiMove {
  const hand = state.hands[seat] ?? []
  const gone = goneFor(state, seat)
  const play = playFrom(hand, state, gone)
  const clues = legalMoves(state, seat).filter((move) => move.kind === 'clue')
  const publicly = goneInPublic(state)
  const worth = new Map(clues.map((clue) => [clue, worthOf(state, clue, publicly)]))
  const best = (least: number, among: readonly ClueMove[] = clues) =>
    bestOf(among, (clue) => worth.get(clue) ?? 0, least)
  const inDanger = dangerAfter(state, seat, publicly)
  const help = best(
    worthOfPlay / 2,
    clues.filter(({ to }) => to === inDanger),
  )
  if (help) return help
  if (play) return play
  return best(worthOfPlay / 2) ?? waiting(state, { hand, gone, best })
}

/** What a clue is worth that makes a card playable, and one that saves a last copy from being discarded next. */
const worthOfPlay = 10
const worthOfSave = 8
const worthOfMisplay = -100
/** A card that is not what its holder will take it for leads to a wrong play later. */
const worthOfLie = -30
const worthOfDouble = -12

interface Compared {
  readonly before: HeldCard
  readonly after: HeldCard
  readonly face: Face
}

/** What its holder would do after a clue, weighed by what the cards really are. */
function worthOf(state: HanabiState, clue: ClueMove, gone: Gone): number {
  const hand = state.hands[clue.to] ?? []
  const after = cluedHand(state, clue)
  const next = nextToGo(hand)
  const hasPlay = hand.some((held) => believed(held, state, gone).plays)
  const others = touchedElsewhere(state, clue)
  return hand.reduce((sum, before, index) => {
    const told = after[index]
    if (!told || !before.face) return sum
    const compared = { before, after: told, face: before.face }
    const isSaved = before === next && told.touch !== null && !hasPlay && isLastCopy(before.face, state)
    const isDouble = hand.some((held, at) => at !== index && isSameTouched(held, after[at], before.face))
    return (
      sum +
      worthOfCard(state, compared, gone) +
      (isSaved ? worthOfSave : 0) +
      (before.touch === null && told.touch && (isDouble || others.has(keyOf(before.face)))
        ? worthOfDouble
        : 0)
    )
  }, 0)
}

function worthOfCard(state: HanabiState, { before, after, face }: Compared, gone: Gone): number {
  const was = believed(before, state, gone)
  const is = believed(after, state, gone)
  const fits = isPlayable(face, state.tops)
  if (is.plays && !fits) return was.plays ? 0 : worthOfMisplay
  if (is.plays) return was.plays ? 0 : worthOfPlay + (state.ruleset.ranks - face.rank) / 10
  const isTaken = is.faces.some((one) => keyOf(one) === keyOf(face))
  if (after.touch && !isTaken && !isDead(face, state) && was.faces.some((one) => keyOf(one) === keyOf(face)))
    return worthOfLie
  const lostPlay = was.plays ? -worthOfPlay : 0
  if (before.touch === null && after.touch) return lostPlay + (isDead(face, state) ? -3 : 1)
  return lostPlay + (is.faces.length < was.faces.length && !isDead(face, state) ? 0.5 : 0)
}

const isSameTouched = (held: HeldCard, after: HeldCard | undefined, face: Face | null) =>
  face !== null && held.face !== null && keyOf(held.face) === keyOf(face) && after?.touch !== null

/** The cards in the hands of all others that clues have touched. */
function touchedElsewhere({ hands }: HanabiState, { to }: ClueMove): ReadonlySet<number> {
  const others = othersOf(hands, to).flat()
  return new Set(others.flatMap(({ face, touch }) => (face && touch ? [keyOf(face)] : [])))
}

/** The seat that acts next, if it would discard the last copy of a card. */
function dangerAfter(state: HanabiState, seat: Seat, gone: Gone): Seat | undefined {
  const next = (seat + 1) % state.ruleset.players
  const hand = state.hands[next] ?? []
  const face = nextToGo(hand)?.face
  const beliefs = hand.map((held) => believed(held, state, gone))
  const isBusy = beliefs.some(({ plays, dead }) => plays || dead)
  return face && !isBusy && isLastCopy(face, state) ? next : undefined
}

/** The lowest card that can be played. */
function playFrom(hand: Hand, state: HanabiState, gone: Gone): HanabiMove | undefined {
  const beliefs = hand.map((held) => believed(held, state, gone))
  const lowest = ({ faces }: (typeof beliefs)[number]) => Math.min(...faces.map(({ rank }) => rank))
  const found = bestOf(
    beliefs.filter(({ plays }, index) => plays && (state.lives > 1 || isSafe(hand[index], state, gone))),
    (belief) => 10 - lowest(belief),
  )
  return found && { kind: 'play', position: beliefs.indexOf(found) + 1 }
}

/** The first of the items with the highest worth, if that is above the least. */
export function bestOf<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
  least = 0,
): Item | undefined {
  let found: Item | undefined
  let most = least
  for (const item of items) {
    const value = worth(item)
    if (value <= most) continue
    found = item
    most = value
  }
  return found
}

/** On the last life, a card is played if it fits for certain, or if a clue pointed at it as a card to play. */
function isSafe(held: HeldCard | undefined, state: HanabiState, gone: Gone): boolean {
  if (!held) return false
  const { touch } = held
  if (touch?.isMeant && (touch.wasOldest || (touch.wasNewest && !touch.withOldest))) return true
  return possibleFaces(held, gone, state).every((face) => isPlayable(face, state.tops))
}

interface Waiting {
  readonly hand: Hand
  readonly gone: Gone
  best(least: number): ClueMove | undefined
}

/** Nothing to play and no good clue. */
function waiting(state: HanabiState, { hand, gone, best }: Waiting): HanabiMove {
  const { tokens, ruleset, turnsLeft, lives } = state
  if (turnsLeft !== null && lives > 1) return guess(state, hand, gone)
  const mayDiscard = tokens < ruleset.tokens
  const beliefs = hand.map((held) => believed(held, state, gone))
  const dead = beliefs.findIndex((belief) => belief.dead)
  if (mayDiscard && dead >= 0) return { kind: 'discard', position: dead + 1 }
  const clue = best(tokens > ruleset.tokens / 2 ? 0.9 : 2.9) ?? (mayDiscard ? undefined : best(-50))
  if (clue) return clue
  const next = nextToGo(hand)
  const position = next ? hand.indexOf(next) + 1 : leastWanted(state, hand, gone)
  return { kind: mayDiscard ? 'discard' : 'play', position }
}

/** The card that is most likely to be playable. */
function guess(state: HanabiState, hand: Hand, gone: Gone): HanabiMove {
  const chances = hand.map((held) => {
    const { faces } = believed(held, state, gone)
    return faces.filter((face) => isPlayable(face, state.tops)).length / Math.max(1, faces.length)
  })
  return { kind: 'play', position: chances.indexOf(Math.max(...chances)) + 1 }
}

/** Where the card is that is least likely to be a last copy. */
function leastWanted(state: HanabiState, hand: Hand, gone: Gone): number {
  const risks = hand.map((held) => {
    const { faces } = believed(held, state, gone)
    return faces.filter((face) => isLastCopy(face, state)).length / Math.max(1, faces.length)
  })
  return risks.indexOf(Math.min(...risks)) + 1
}
