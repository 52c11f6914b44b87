import type { Rng, Seat } from '@wis/engine'
import type { HousePlayer } from '../../contract/game-kit.ts'
import { legalMoves, moveName } from '../moves.ts'
import type { HanabiMove } from '../moves.ts'
import type { HanabiState } from '../state.ts'
import { carefulMove } from './careful.ts'
import { conventionalMove } from './conventional.ts'

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
