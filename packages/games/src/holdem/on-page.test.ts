import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { stepsOf, viewOnPage } from '../contract/steps-of.ts'
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

it('calls the first bet of a street a bet, and every bet upon it a raise', () => {
  const { log } = playHouse(holdem, {
    seed: 'first bets',
    ruleset: holdem.setup.presets[0],
    language: 'en',
    players: [holdem.house.at(-1) ?? holdem.house[0], holdem.house.at(-2) ?? holdem.house[0]],
  })
  const raises = ['raise-half-pot', 'raise-full-pot']
  // Blinds are the first bets before the flop.
  let highest = 2
  const expected = log.flatMap(({ event }) => {
    if (event.type === 'hand-opened') highest = 2
    if (event.type === 'board-dealt') highest = 0
    if (event.type !== 'action-taken') return []
    const isFirst = highest === 0
    highest = Math.max(highest, event.bet)
    return raises.includes(event.action) && !event.isAllIn
      ? [`${isFirst ? 'bets' : 'raises to'} ${event.bet} (`]
      : []
  })
  const told = stepsOf(viewOnPage(holdem), log, 'director').flatMap(({ say }) =>
    say ? (/(?:bets|raises to) \d+ \(/u.exec(say.en) ?? []) : [],
  )
  expect(told).toEqual(expected)
  expect(new Set(told.map((words) => words.split(' ')[0]))).toEqual(new Set(['bets', 'raises']))
})
