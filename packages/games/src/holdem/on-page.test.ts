import { expect, it } from 'vitest'
import { holdem } from './kit.ts'
import type { HoldemEvent } from './table.ts'

const said = (event: HoldemEvent, onPage: boolean) =>
  holdem.wire.say(event, {
    language: 'en',
    nameOf: (seat) => `Player ${seat + 1}`,
    ...(onPage && { onPage: true as const }),
  })

it('draws suits on a page, and keeps the codes of cards in a log', () => {
  const dealt: HoldemEvent = { type: 'hole-dealt', seat: 0, cards: ['Ts', 'Jh'] }
  expect(said(dealt, false)).toBe('Player 1 is dealt Ts Jh.')
  expect(said(dealt, true)).toBe('Player 1 is dealt 10♠ J♥.')
})
