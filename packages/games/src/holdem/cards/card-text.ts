import type { CardFace, Tone } from '../../contract/scene.ts'
import { ranks, rankOf, suitOf } from './card.ts'
import type { Card } from './card.ts'

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
