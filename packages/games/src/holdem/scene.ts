import type { InBoth, Seat } from '@wis/engine'
import type { CardFace, Scene, ScenePart } from '../contract/scene.ts'
import { actionText } from './action-text.ts'
import { faceOf } from './cards/card-text.ts'
import { handName } from './cards/hand-name.ts'
import { scoreOf } from './cards/score.ts'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'
import { streetNames } from './say.ts'
import { handsOf } from './state.ts'
import type { HoldemState } from './state.ts'

/** The table as a reader sees it who knows this state. Cards that the reader does not know lie face down. */
export function holdemScene(state: HoldemState): Scene {
  const { hand, aliases } = state
  const seats = [0, 1].map((seat) => ({
    seat,
    name: aliases[seat] ?? '',
    isAsked: hand?.next === seat,
    note: hand ? noteOf(hand, seat) : null,
  }))
  return { caption: captionOf(state), seats, parts: hand ? partsOf(state, hand) : [] }
}

/** At a showdown the name of the hand, else the last action. */
function noteOf({ actions, ended, button }: Hand, seat: Seat): InBoth<string> | null {
  const best = ended?.best?.[seat]
  if (best) return handName(scoreOf(best))
  const last = actions.findLast((taken) => taken.seat === seat)
  if (last) return actionText(last)
  return button === seat ? { en: 'has the button', zh: '按钮位' } : null
}

const known = (cards: readonly Parameters<typeof faceOf>[0][]) =>
  cards.map((card) => ({ face: faceOf(card) }))
const faceDown: readonly { readonly face: CardFace }[] = [{ face: null }, { face: null }]

function partsOf({ tallies }: HoldemState, hand: Hand): readonly ScenePart[] {
  const chips = (seat: Seat | null, name: InBoth<string>, amount: number): ScenePart => ({
    kind: 'chips',
    seat,
    name,
    amount,
  })
  const ofSeat = (seat: Seat): readonly ScenePart[] => {
    const hole = hand.holes[seat]
    return [
      { kind: 'cards', seat, name: { en: 'Hole cards', zh: '底牌' }, cards: hole ? known(hole) : faceDown },
      chips(seat, { en: 'Stack', zh: '筹码' }, at(hand.stacks, seat)),
      chips(seat, { en: 'Bet', zh: '下注' }, at(hand.bets, seat)),
      chips(seat, { en: 'Won or lost so far', zh: '累计输赢' }, tallies[seat]?.chips ?? 0),
    ]
  }
  const board = {
    kind: 'cards',
    seat: null,
    name: { en: 'Board', zh: '公共牌' },
    places: 5,
    cards: known(hand.board),
  } as const
  return [board, chips(null, { en: 'Pot', zh: '底池' }, hand.pot), ...ofSeat(0), ...ofSeat(1)]
}

function captionOf({ hand, aliases, ruleset, ending }: HoldemState): InBoth<string> {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (!hand) return { en: 'The match has not begun.', zh: '对局尚未开始。' }
  const hands = handsOf(ruleset)
  const [en, zh] = [`Hand ${hand.number} of ${hands}`, `第${hand.number}手，共${hands}手`]
  const told = presentOf(hand, (seat) => aliases[seat] ?? '')
  return { en: `${en}: ${told.en}`, zh: `${zh}：${told.zh}` }
}

function presentOf({ ended, next, street, holes, bets, pot }: Hand, nameOf: (seat: Seat) => string) {
  if (ended) {
    const { winner } = ended
    if (winner === null) return { en: `the pot of ${ended.pot} is split.`, zh: `平分底池${ended.pot}。` }
    const name = nameOf(winner)
    return { en: `${name} wins the pot of ${ended.pot}.`, zh: `${name}赢得底池${ended.pot}。` }
  }
  const where = street === 'pre-flop' ? { en: 'Before the flop', zh: '翻牌前' } : streetNames[street]
  if (next === null) {
    const isDealing = pot === 0 && bets.every((bet) => bet === 0) && holes.length > 0
    return isDealing
      ? { en: 'the cards are dealt.', zh: '正在发牌。' }
      : { en: `the pot is ${pot}.`, zh: `底池${pot}。` }
  }
  const name = nameOf(next)
  const at = street === 'pre-flop' ? 'before the flop' : `on the ${where.en}`
  return { en: `${name} is to act ${at}, the pot is ${pot}.`, zh: `${where.zh}，轮到${name}，底池${pot}。` }
}
