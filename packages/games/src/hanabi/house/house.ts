import type { Rng, Seat } from '@wis/engine'
import type { HousePlayer } from '../../contract/game-kit.ts'
import type { HeldCard } from '../hand.ts'
import { legalMoves, moveName } from '../moves.ts'
import type { HanabiMove } from '../moves.ts'
import type { HanabiState } from '../state.ts'
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

type Chooser = (state: HanabiState, seat: Seat, rng: Rng) => HanabiMove

const player = (
  about: Omit<HousePlayer<HanabiState>, 'answer'>,
  choose: Chooser,
): HousePlayer<HanabiState> => ({
  ...about,
  answer: ({ state, turn, rng }) => ({ fields: { move: moveName(choose(state, turn.seat, rng)) } }),
})

export const hanabiHouse = [
  player(
    {
      slug: 'random',
      name: { en: 'Sparkler', zh: '火星' },
      character: { en: 'Does anything that is allowed.', zh: '只要合规，什么都做。' },
      strength: 1,
    },
    (state, seat, rng) => rng.pick(legalMoves(state, seat)),
  ),
  player(
    {
      slug: 'careful',
      name: { en: 'Wick', zh: '引线' },
      character: {
        en: 'Plays only what is certain, clues cards that fit, and otherwise discards its oldest card.',
        zh: '只打有把握的牌，会提示能接上的牌，否则弃掉最早的一张。',
      },
      strength: 2,
    },
    carefulMove,
  ),
  player(
    {
      slug: 'conventional',
      name: { en: 'Rocket', zh: '火箭' },
      character: {
        en: 'Reads a promise into every clue, and saves the last copies.',
        zh: '把每个提示都读成一个约定，并保住只剩一张的牌。',
      },
      strength: 3,
    },
    conventionalMove,
  ),
] as const
