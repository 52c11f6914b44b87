import type { Seat } from '@wis/engine'
import type { Hand, HeldCard } from '../hand.ts'
import { legalMoves } from '../moves.ts'
import type { HanabiMove } from '../moves.ts'
import type { HanabiState } from '../state.ts'
import { believed, nextToGo } from './beliefs.ts'
import { bestOf } from './best-of.ts'
import { worthOf, worthOfPlay } from './clue-worth.ts'
import type { ClueMove } from './clued-hand.ts'
import { goneFor, goneInPublic, isLastCopy, isPlayable, possibleFaces } from './knowledge.ts'
import type { Gone } from './knowledge.ts'

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
