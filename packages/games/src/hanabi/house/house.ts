import type { Seat } from '@wis/engine'
import type { PlayerSpec } from '../../define/index.ts'
import type { HeldCard } from '../hand.ts'
import { legalMoves, moveName } from '../moves.ts'
import type { HanabiMove } from '../moves.ts'
import type { HanabiState } from '../table.ts'
import { bestOf, conventionalMove } from './conventional.ts'
import { cluedHand, goneFor, goneInPublic, isPlayable, possibleFaces } from './knowledge.ts'
import type { ClueMove, Gone } from './knowledge.ts'

/** Plays a card that fits for certain, else clues cards that fit, else discards the oldest card. */
export function carefulMove(state: HanabiState, seat: Seat): HanabiMove {
  const gone = goneFor(state, seat)
  const sure = (state.hands[seat] ?? []).findIndex((held) => fitsForSure(held, state, gone))
  if (sure >= 0) return { kind: 'play', position: sure + 1 }
  const legal = legalMoves(state, seat)
  const clues = legal.filter((move) => move.kind === 'clue')
  const discard = legal.find(({ kind }) => kind === 'discard')
  return bestOf(clues, (clue) => useOf(state, clue)) ?? discard ?? clues[0] ?? { kind: 'play', position: 1 }
}

function fitsForSure(held: HeldCard, state: HanabiState, gone: Gone): boolean {
  const faces = possibleFaces(held, gone, state)
  return faces.length > 0 && faces.every((face) => isPlayable(face, state.tops))
}

/** How much a clue tells about cards that fit: most if their holder can then be sure. */
function useOf(state: HanabiState, clue: ClueMove): number {
  const after = cluedHand(state, clue)
  const gone = goneInPublic(state)
  return (state.hands[clue.to] ?? []).reduce((sum, held, index) => {
    const told = after[index]
    if (!told || !held.face || !isPlayable(held.face, state.tops) || fitsForSure(held, state, gone))
      return sum
    if (fitsForSure(told, state, gone)) return sum + 10
    return isNarrower(told, held) ? sum + 1 : sum
  }, 0)
}

const isNarrower = (told: HeldCard, held: HeldCard) =>
  told.colours.length < held.colours.length || told.ranks.length < held.ranks.length

/** They know only what their seat is told. */
export const players = {
  random: ({ legal, rng }) => ({ move: rng.pick(legal) }),
  careful: ({ state, seat }) => ({ move: moveName(carefulMove(state, seat)) }),
  conventional: ({ state, seat }) => ({ move: moveName(conventionalMove(state, seat)) }),
} satisfies Readonly<Record<string, PlayerSpec<HanabiState>['plays']>>
