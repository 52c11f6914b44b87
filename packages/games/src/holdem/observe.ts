import type { Seat } from '@wis/engine'
import type { Observation } from '../contract/game-kit.ts'
import { cardsText } from './cards/hand-name.ts'
import type { Action, Street } from './events.ts'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'
import { actionText, signed, streetNames } from './say.ts'
import { costOf, handsOf, legalActions, toCall } from './state.ts'
import type { HoldemState } from './state.ts'

interface Option {
  readonly action: Action
  readonly pays: number
  /** All that the seat has then bet on this street. */
  readonly to: number
}

/** What a seat knows about the hand, and what it can do. */
export function observeHoldem(state: HoldemState, seat: Seat): Observation {
  const { hand, tallies, ruleset, language } = state
  const hands = handsOf(ruleset)
  if (!hand) return { data: { hands }, text: notBegun[language] }
  const own = (values: readonly number[]) => ({ you: at(values, seat), other: at(values, 1 - seat) })
  const legal = optionsOf(hand, seat)
  const data = {
    hand: hand.number,
    hands,
    street: hand.street,
    button: hand.button === seat ? 'you' : 'other',
    hole: hand.holes[seat] ?? [],
    board: hand.board,
    pot: hand.pot,
    toCall: toCall(hand, seat),
    stacks: own(hand.stacks),
    bets: own(hand.bets),
    actions: hand.actions.map(({ seat: by, ...taken }) => ({ by: by === seat ? 'you' : 'other', ...taken })),
    legal,
    chips: tallies[seat]?.chips ?? 0,
  }
  return { data, text: textOf(state, hand, { seat, legal })[language] }
}

const notBegun = { en: 'The match has not begun.', zh: '对局尚未开始。' } as const

function optionsOf(hand: Hand, seat: Seat): readonly Option[] {
  if (hand.next !== seat) return []
  return legalActions(hand, seat).map((action) => {
    const pays = costOf(hand, seat, action)
    return { action, pays, to: at(hand.bets, seat) + pays }
  })
}

interface Seen {
  readonly seat: Seat
  readonly legal: readonly Option[]
}

function textOf(state: HoldemState, hand: Hand, { seat, legal }: Seen) {
  const [en, zh] = (['en', 'zh'] as const).map((language) => {
    const lines = [
      ...tableLines(state, hand, seat),
      ...actionLines(hand, seat),
      ...legalLines(hand, seat, legal),
    ]
    return lines.map((line) => line[language]).join('\n')
  })
  return { en: en ?? '', zh: zh ?? '' }
}

const streetName = (street: Street) =>
  street === 'pre-flop'
    ? { en: 'before the flop', zh: '翻牌前' }
    : { en: `on the ${streetNames[street].en}`, zh: `${streetNames[street].zh}圈` }

function tableLines({ ruleset, tallies }: HoldemState, hand: Hand, seat: Seat) {
  const { stacks, bets, pot, board, holes, button } = hand
  const hands = handsOf(ruleset)
  const hasButton = button === seat
  const street = streetName(hand.street)
  const hole = cardsText(holes[seat] ?? [])
  const chips = signed(tallies[seat]?.chips ?? 0)
  const lines = [
    {
      en: `Hand ${hand.number} of ${hands}, ${street.en}. ${hasButton ? 'You have' : 'The other has'} the button.`,
      zh: `第${hand.number}手，共${hands}手，${street.zh}。${hasButton ? '你' : '对手'}在按钮位。`,
    },
    {
      en: `Your cards: ${hole}. The board: ${cardsText(board) || 'empty'}.`,
      zh: `你的底牌：${hole}。公共牌：${cardsText(board) || '无'}。`,
    },
    {
      en: `The pot: ${pot}. Your stack: ${at(stacks, seat)}, the other's: ${at(stacks, 1 - seat)}. Bets on this street: you ${at(bets, seat)}, the other ${at(bets, 1 - seat)}.`,
      zh: `底池：${pot}。你的筹码：${at(stacks, seat)}，对手的筹码：${at(stacks, 1 - seat)}。本轮下注：你${at(bets, seat)}，对手${at(bets, 1 - seat)}。`,
    },
  ]
  const before = { en: `Won or lost in earlier hands: ${chips}.`, zh: `此前各手的筹码输赢：${chips}。` }
  return hand.number > 1 && !hand.ended ? [...lines, before] : lines
}

function actionLines({ actions }: Hand, seat: Seat) {
  if (actions.length === 0) return []
  const told = actions.map((taken) => {
    const text = actionText(taken)
    const by = taken.seat === seat ? { en: 'you', zh: '你' } : { en: 'the other', zh: '对手' }
    const street = streetName(taken.street)
    const en = taken.seat === seat ? inSecondPerson(text.en) : text.en
    return { en: `${by.en} ${en} (${street.en})`, zh: `${by.zh}${text.zh}（${street.zh}）` }
  })
  const join = (language: 'en' | 'zh', mark: string) => told.map((line) => line[language]).join(mark)
  return [{ en: `So far: ${join('en', '; ')}.`, zh: `此前行动：${join('zh', '；')}。` }]
}

const inSecondPerson = (text: string) =>
  text
    .replace(/^goes/, 'go')
    .replace(/^(fold|check|call|raise)s/, '$1')
    .replace(' and is ', ' and are ')

function legalLines(hand: Hand, seat: Seat, legal: readonly Option[]) {
  if (legal.length === 0) return []
  const call = toCall(hand, seat)
  const en = legal.map(({ action, pays, to }) => (pays ? `${action} (pay ${pays}, to ${to})` : action))
  const zh = legal.map(({ action, pays, to }) => (pays ? `${action}（投入${pays}，到${to}）` : action))
  return [
    {
      en: `To call: ${call}. Your legal actions: ${en.join(', ')}.`,
      zh: `跟注需要：${call}。合法行动：${zh.join('，')}。`,
    },
  ]
}
