import type { InBoth } from '@wis/engine'
import type { CardFace, Tone } from '../../contract/scene.ts'
import { rankOf, ranks, suitOf } from './card.ts'
import type { Card } from './card.ts'
import { readScore } from './score.ts'
import type { HandKind } from './score.ts'

const names = {
  en: [
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'jack',
    'queen',
    'king',
    'ace',
  ],
  zh: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
} as const

type Named = (first: InBoth<string>, second: InBoth<string>) => InBoth<string>

/** Of one rank, there are several. */
const many = (rank: string) => (rank === 'six' ? 'sixes' : `${rank}s`)

const byKind: Readonly<Record<HandKind, Named>> = {
  'high-card': (high) => ({ en: `${high.en} high`, zh: `${high.zh}高牌` }),
  pair: (rank) => ({ en: `a pair of ${many(rank.en)}`, zh: `一对${rank.zh}` }),
  'two-pair': (high, low) => ({
    en: `two pair, ${many(high.en)} and ${many(low.en)}`,
    zh: `两对，${high.zh}和${low.zh}`,
  }),
  three: (rank) => ({ en: `three ${many(rank.en)}`, zh: `三条${rank.zh}` }),
  straight: (high) => ({ en: `a straight up to the ${high.en}`, zh: `顺子，最大${high.zh}` }),
  flush: (high) => ({ en: `a flush, ${high.en} high`, zh: `同花，最大${high.zh}` }),
  'full-house': (three, pair) => ({
    en: `a full house, ${many(three.en)} over ${many(pair.en)}`,
    zh: `葫芦，三条${three.zh}带一对${pair.zh}`,
  }),
  four: (rank) => ({ en: `four ${many(rank.en)}`, zh: `四条${rank.zh}` }),
  'straight-flush': (high) => ({
    en: high.en === 'ace' ? 'a royal flush' : `a straight flush up to the ${high.en}`,
    zh: high.zh === 'A' ? '皇家同花顺' : `同花顺，最大${high.zh}`,
  }),
}

/** The name of the hand with this score. */
export function handName(score: number): InBoth<string> {
  const { kind, main, kickers } = readScore(score)
  const nameOf = (rank = 0) => ({ en: names.en[rank] ?? '', zh: names.zh[rank] ?? '' })
  return byKind[kind](nameOf(main[0]), nameOf(kind === 'full-house' ? kickers[0] : main[1]))
}

const symbols = ['♣', '♦', '♥', '♠'] as const
/** Four colours, so that suits are told apart at a glance. */
const tones: readonly Tone[] = ['green', 'blue', 'red', 'plain']

export function faceOf(card: Card): NonNullable<CardFace> {
  const rank = ranks[rankOf(card)] ?? ''
  const suit = suitOf(card)
  return { text: `${rank === 'T' ? '10' : rank}${symbols[suit] ?? ''}`, tone: tones[suit] ?? 'plain' }
}

/** Cards as players are told them, such as `As Td`. */
export const cardsText = (cards: readonly Card[]) => cards.join(' ')

/** Cards as a page shows them, such as `A♠ 10♦`. */
export const cardsWithSuits = (cards: readonly Card[]) => cards.map((card) => faceOf(card).text).join(' ')
