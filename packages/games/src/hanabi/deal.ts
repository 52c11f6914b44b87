import type { Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import type { Face } from './cards.ts'
import type { HanabiEvent, HanabiRuleset, NumberedCard } from './schema.ts'

export type HanabiConfig = GameConfig<HanabiRuleset>

/** The facts that open a match with this deck. */
export function deal(
  { ruleset, language }: HanabiConfig,
  seats: readonly Seat[],
  deck: readonly Face[],
): readonly HanabiEvent[] {
  return [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    { type: 'deck-shuffled', deck },
    ...seats.flatMap((seat) => dealHand(ruleset, deck, seat)),
  ]
}

function dealHand(
  { players, handSize }: HanabiRuleset,
  deck: readonly Face[],
  seat: Seat,
): readonly HanabiEvent[] {
  const first = seat * handSize
  const cards = deck.slice(first, first + handSize).map((face, index) => numbered(first + index + 1, face))
  return [
    { type: 'hand-dealt', seat, cards: cards.map(({ card }) => card) },
    { type: 'cards-seen', holder: seat, readers: othersThan(seat, players), cards },
  ]
}

export const numbered = (card: number, { colour, rank }: Face): NumberedCard => ({ card, colour, rank })

export const othersThan = (holder: Seat, players: number): readonly Seat[] =>
  [...Array(players).keys()].filter((seat) => seat !== holder)
