import type { Seat } from '@wis/engine'
import { playedByHand } from '../../contract/testing/played-by-hand.ts'
import type { TestMatchOptions } from '../../contract/testing/played-by-hand.ts'
import type { Card } from '../cards/card.ts'
import type { Hole } from '../hand.ts'
import { holdem } from '../kit.ts'
import type { Deal, HoldemRuleset } from '../table.ts'

export const [fresh, arena = fresh, duplicate = fresh, llmarena = fresh] = holdem.setup.presets
/** An organizer chose that cards are turned up after each hand. */
export const turnedUp: HoldemRuleset = { ...fresh, id: 'turned-up', holeCards: 'after-each-hand' }
export const withTurnedUp: typeof holdem = {
  ...holdem,
  setup: { ...holdem.setup, presets: [...holdem.setup.presets, turnedUp] },
}
export const [random, tight = random, equity = random] = holdem.house

export const cards = (text: string) => text.split(' ') as Card[]

/** A deal written as the button's cards, the other's, and the board. */
export function deal(button: string, other: string, board: string): Deal {
  const hole = (text: string) => cards(text) as unknown as Hole
  return { holes: [hole(button), hole(other)], board: cards(board) }
}

export const acesAgainstKings = deal('As Ah', 'Kc Kd', '2c 7d 9h Js 3s')

type Logged = ReturnType<typeof holdem.rules.open>[number]

interface Options extends Pick<TestMatchOptions<Partial<HoldemRuleset>>, 'ruleset'> {
  readonly deals?: readonly Deal[]
  readonly order?: readonly number[]
}

/** A match of one hand with these cards, or by another ruleset. The seat 0 has the button first. */
export function atTheTable({ ruleset, deals = [acesAgainstKings], order = [0] }: Options = {}) {
  const { match, answerNext: answer } = playedByHand(holdem.rules, [0, 1], {
    ruleset: { ...llmarena, ...ruleset },
    language: 'en',
    material: { deals, order },
  })
  const events = () => match.log.map(({ event }) => event as Logged)

  return {
    match,
    events,
    answer,
    /** Several answers in turn. Returns the last hand as the director knows it. */
    play: (...texts: string[]) => {
      for (const text of texts) answer(text)
      return handOf(match)
    },
    hand: () => handOf(match),
    legal: () => {
      const [turn] = match.turns()
      return turn ? holdem.wire.legal(match.state, turn) : []
    },
    of: <Type extends Logged['type']>(type: Type) =>
      events().filter((event): event is Extract<Logged, { type: Type }> => event.type === type),
    textFor: (seat: Seat) => holdem.wire.observe(match.stateOf(seat), seat).text,
  }
}

export type HoldemTestMatch = ReturnType<typeof atTheTable>

function handOf({ state }: { readonly state: { readonly hand: unknown } }) {
  const { hand } = state as ReturnType<typeof holdem.rules.evolve>
  if (!hand) throw new Error('no hand is being played')
  return hand
}
