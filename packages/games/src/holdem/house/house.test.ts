import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { playHouse } from '../../contract/play-house.ts'
import type { Card } from '../cards/card.ts'
import type { Hole } from '../hand.ts'
import { holdem } from '../kit.ts'
import { atTheTable, deal, equity, random } from '../testing/at-the-table.ts'
import { equityOf, gradeOf, startingHand } from './house.ts'

const cards = (text: string) => text.split(' ') as Card[]
const hole = (text: string) => cards(text) as unknown as Hole

describe('the table of starting hands', () => {
  it.each([
    ['Ac Ad', 'AA', 'strong'],
    ['Kh Ah', 'AKs', 'strong'],
    ['Kh As', 'AKo', 'strong'],
    ['Td Jd', 'JTs', 'playable'],
    ['Td Jh', 'JTo', 'weak'],
    ['7d 2h', '72o', 'weak'],
  ])('%s is %s, and %s', (text, name, grade) => {
    expect(startingHand(hole(text))).toBe(name)
    expect(gradeOf(hole(text))).toBe(grade)
  })
})

describe('the estimate of a share of the pot', () => {
  // The shares are those that tables of poker give for these cards against two random ones.
  it.each([
    ['As Ah', 0.852],
    ['As Ks', 0.67],
    ['7d 2h', 0.346],
    ['3d 2h', 0.323],
  ])('%s before the flop: %f', (text, share) => {
    expect(equityOf(cards(text), [], rngAt(text, 0), 20_000)).toBeCloseTo(share, 1.7)
  })

  it('is certain once nobody can win any more', () => {
    expect(equityOf(cards('2c 3d'), cards('Th Jh Qh Kh Ah'), rngAt('board', 0), 200)).toBe(0.5)
    expect(equityOf(cards('Ah 3d'), cards('Th Jh Qh Kh 2c'), rngAt('royal', 0), 200)).toBe(1)
  })
})

/** What the player by equity does after these answers, if it has the button and nothing, and is asked so many times. */
function choices(times: number, texts: readonly string[]) {
  const { match, play } = atTheTable({ deals: [deal('7c 2d', 'As Ah', 'Ks Qs 9h 4h 3s')] })
  play(...texts)
  const [turn] = match.turns()
  if (!turn) throw new Error('somebody is asked')
  const asked = { state: match.stateOf(turn.seat), turn, seed: 'chosen' }
  const drawn: number[] = []
  const actions = Array.from({ length: times }, (_, number) => {
    const rng = rngAt('chosen', number)
    const int = (below: number) => {
      drawn[number] = (drawn[number] ?? 0) + 1
      return rng.int(below)
    }
    return equity.answer({ ...asked, rng: { ...rng, int } }).fields['action']
  })
  return { actions, drawn }
}

const onTheFlop = ['call', 'check', 'check']

describe('the player by equity', () => {
  // The timeout allows 20 ms for each decision.
  it('bluffs one time in ten where it could check', { timeout: 20_000 }, () => {
    const { actions } = choices(1000, onTheFlop)
    expect(new Set(actions)).toEqual(new Set(['check-and-call', 'raise-half-pot']))
    const bluffs = actions.filter((action) => action === 'raise-half-pot').length
    // Three deviations are 28.
    expect(Math.abs(bluffs - 100)).toBeLessThan(29)
  })

  it('lays out the cards that are missing five hundred times', () => {
    // On the flop these are two for the board and two for the other. One draw more is for the bluff.
    expect(choices(3, onTheFlop).drawn).toEqual([2001, 2001, 2001])
  })

  it('folds nothing to a large bet', () => {
    expect(new Set(choices(50, ['call', 'check', 'raise-full-pot']).actions)).toEqual(new Set(['fold']))
  })
})

interface Pair {
  readonly weaker: number
  readonly stronger: number
  readonly matches: number
}

/** What the stronger wins from the weaker in a match, in deviations of the mean from zero. */
function certainty({ weaker, stronger, matches }: Pair): number {
  const gains = Array.from({ length: matches }, (_, number) => {
    const seat = number % 2
    const players = [0, 1].map((other) => holdem.house[other === seat ? stronger : weaker] ?? random)
    const seated = { seed: `order-${number}`, ruleset: holdem.setup.presets[0], language: 'en' } as const
    return holdem.results.of(playHouse(holdem, { ...seated, players }).state)[seat]?.points ?? 0
  })
  const mean = gains.reduce((sum, gain) => sum + gain) / matches
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)
  return mean / Math.sqrt(squares / (matches - 1) / matches)
}

it.each([
  ['tight', 'random', { weaker: 0, stronger: 1, matches: 200 }],
  ['equity', 'random', { weaker: 0, stronger: 2, matches: 40 }],
  ['equity', 'tight', { weaker: 1, stronger: 2, matches: 160 }],
] as const)('%s wins from %s beyond doubt', { tags: ['nightly'], timeout: 60_000 }, (_, __, pair) => {
  expect(certainty(pair)).toBeGreaterThan(3)
})
