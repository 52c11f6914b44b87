import { expect, it } from 'vitest'
import { holdem } from './kit.ts'
import { acesAgainstKings, atTheTable } from './testing/at-the-table.ts'

const twoHands = {
  ruleset: { ...holdem.setup.presets[2] },
  deals: [acesAgainstKings],
  order: [0, 0],
}

it('counts hands, showdowns, folds, raises, all-ins, and hands paid for before the flop', () => {
  const { play, answer, match } = atTheTable(twoHands)
  // Seat 0 has aces and the button: it raises, is raised all-in, and calls.
  play('raise-half-pot', 'all-in', 'call')
  // Seat 1 has the button: it calls, seat 0 checks; seat 0 then bets, and seat 1 says nothing of use twice.
  play('call', 'check', 'raise-half-pot')
  answer('?')
  answer('?')
  const [zero, one] = holdem.results.of(match.state).map(({ facts }) => facts)
  expect(zero).toEqual({
    hands: 2,
    won: 2,
    showdowns: 1,
    'showdowns-won': 1,
    actions: 4,
    folds: 0,
    raises: 2,
    'all-ins': 1,
    voluntary: 1,
    chips: 102,
    'button-hands': 1,
    'button-won': 1,
    'button-chips': 100,
    'fair-chips': 0,
    'fair-matches': 0,
    answers: 4,
    refused: 0,
    missed: 0,
  })
  expect(one).toEqual({
    hands: 2,
    won: 0,
    showdowns: 1,
    'showdowns-won': 0,
    actions: 2,
    folds: 0,
    raises: 1,
    'all-ins': 1,
    voluntary: 2,
    chips: -102,
    'button-hands': 1,
    'button-won': 0,
    'button-chips': -2,
    'fair-chips': 0,
    'fair-matches': 0,
    answers: 4,
    refused: 2,
    missed: 0,
  })
})

it('a hand in which the blinds alone were paid is not voluntary', () => {
  const { play, match } = atTheTable()
  play('call', 'check', 'check', 'fold')
  const facts = holdem.results.of(match.state).map(({ facts: { voluntary } }) => voluntary)
  expect(facts).toEqual([1, 0])
})
