import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { drawDeal } from '../deals.ts'
import { equityOf } from '../house/house.ts'
import { holdem } from '../kit.ts'
import { cards } from '../testing/at-the-table.ts'
import { chanceAtFlop, drawnOf, flopSpots, runOuts, spotOf } from './chance-at-flop.ts'

const hole = (text: string) => {
  const [one, other] = cards(text)
  return one && other ? ([one, other] as const) : expect.fail('two cards are a hand')
}
const chance = (own: string, flop: string) => chanceAtFlop(hole(own), cards(flop))

describe('the chance at the flop', () => {
  it('is that of all hands but those which can be counted by hand', () => {
    // Four aces lose to a straight flush alone. It takes all four missing cards, two of the board and two of the other:
    // 6 ways each for K Q J T 9 of clubs, A K Q J T and 5 4 3 2 A of hearts, and the same two of spades.
    expect(chance('Ac Ad', 'Ah As Kc')).toEqual({ wins: runOuts - 5 * 6, ties: 0 })
  })

  it('is everything with the best hand of all, and never a tie', () => {
    expect(chance('Ah Kh', 'Qh Jh Th')).toEqual({ wins: runOuts, ties: 0 })
  })

  it('is the same for both ways to hold a hand, and when suits are swapped', () => {
    const one = chance('7c 2d', 'Ks Qs 9h')
    expect(chance('2d 7c', '9h Ks Qs')).toEqual(one)
    expect(chance('7h 2s', 'Kd Qd 9c')).toEqual(one)
  })
})

const again = (number: number) => {
  const deal = drawDeal(rngAt('llmarena-risk', number))
  return { deal, ...chanceAtFlop(deal.holes[1], deal.board.slice(0, 3)) }
}

describe('the spots at the flop', () => {
  it('are a hundred different ones, each a deal of nine different cards', () => {
    expect(new Set(flopSpots.map(({ deal }) => JSON.stringify(deal))).size).toBe(100)
    for (const { deal } of flopSpots) expect(new Set([...deal.holes.flat(), ...deal.board]).size).toBe(9)
  })

  it('are the deals of one seed in order', () => {
    expect(flopSpots.map(({ deal }) => deal)).toEqual(
      flopSpots.map((_, index) => drawDeal(rngAt('llmarena-risk', index + 1))),
    )
  })

  it('have the chance of their cards', () => {
    for (const index of [0, 57, 99]) expect(again(index + 1)).toEqual(flopSpots[index])
  })

  it('are as good as 10,000 hands laid out by chance say', () => {
    for (const { deal, wins, ties } of flopSpots.slice(0, 10)) {
      const estimated = equityOf(deal.holes[1], deal.board.slice(0, 3), rngAt('rollouts', 1), 10_000)
      // Half a per cent is the greatest deviation that an estimate of a chance can have.
      expect(Math.abs(estimated - (wins + ties / 2) / runOuts)).toBeLessThan(4 * 0.005)
    }
  })

  it('all have the chance of their cards', { tags: ['nightly'], timeout: 240_000 }, () => {
    expect(flopSpots.map((_, index) => again(index + 1))).toEqual(flopSpots)
  })

  it('are what is drawn by these rules, and all that can be', () => {
    const ruleset = holdem.setup.presets.find(({ flopSpot }) => flopSpot) ?? expect.fail('no such rules')
    expect(holdem.setup.listed?.(ruleset, 'en')).toEqual(flopSpots.map(drawnOf))
    const drawn = holdem.setup.draw(ruleset, 'en', rngAt('any', 1))
    expect(drawnOf(spotOf(drawn) ?? expect.fail('no spot'))).toEqual(drawn)
    expect(holdem.setup.listed?.(holdem.setup.presets[0], 'en')).toBeUndefined()
  })
})
