import { describe, expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { costOf, newHand } from './hand.ts'
import { holdem } from './kit.ts'
import type { HoldemEvent } from './table.ts'
import { atTheTable } from './testing/at-the-table.ts'

const everything = ['fold', 'check-and-call', 'raise-half-pot', 'raise-full-pot', 'all-in']

describe('before the flop', () => {
  it('the button posts the small blind and acts first', () => {
    const { hand, legal } = atTheTable()
    expect(hand()).toMatchObject({ button: 0, next: 0, bets: [1, 2], stacks: [99, 98], pot: 3 })
    expect(legal()).toEqual(everything)
  })

  it('the other may still raise after a call', () => {
    const { play, legal } = atTheTable()
    expect(play('call')).toMatchObject({ next: 1, bets: [2, 2], street: 'pre-flop' })
    expect(legal()).toEqual(everything)
  })

  it('the flop comes when the other checks, and the button now acts last', () => {
    const { play, of } = atTheTable()
    expect(play('call', 'check')).toMatchObject({ street: 'flop', next: 1, bets: [0, 0], pot: 4 })
    expect(of('board-dealt')).toEqual([{ type: 'board-dealt', street: 'flop', cards: ['2c', '7d', '9h'] }])
  })
})

describe('a raise', () => {
  it('of half the pot is the call and half of the pot after it', () => {
    // The pot is 3, and 4 after the call of 1.
    expect(atTheTable().play('raise-half-pot')).toMatchObject({ bets: [4, 2], pot: 6, next: 1 })
  })

  it('of the full pot is the call and all of the pot after it', () => {
    expect(atTheTable().play('raise-full-pot')).toMatchObject({ bets: [6, 2], pot: 8, next: 1 })
  })

  it('on a raise counts the call of that raise', () => {
    // The pot is 8, and 12 after the call of 4.
    expect(atTheTable().play('raise-full-pot', 'raise-half-pot')).toMatchObject({ bets: [6, 12], pot: 18 })
    expect(atTheTable().play('raise-full-pot', 'raise-full-pot')).toMatchObject({ bets: [6, 18], pot: 24 })
  })

  it('is at least as large as the last raise, or all that is left', () => {
    const hand = { ...newHand(1, 0, 100), pot: 12, bets: [0, 0], lastRaise: 30 }
    // Half of the pot is 6, and all of it 12.
    expect(costOf(hand, 0, 'raise-half-pot')).toBe(30)
    expect(costOf({ ...hand, bets: [0, 4] }, 0, 'raise-full-pot')).toBe(34)
    expect(costOf({ ...hand, stacks: [20, 100] }, 0, 'raise-half-pot')).toBe(20)
  })

  it('is at least as large as the big blind, on a new street too', () => {
    const { play } = atTheTable({ ruleset: { smallBlind: 4, bigBlind: 10 } })
    // The pot after the call is 20, and half of it is the big blind.
    expect(play('raise-half-pot')).toMatchObject({ bets: [20, 10] })
    expect(atTheTable().play('call', 'check', 'raise-half-pot')).toMatchObject({ bets: [0, 2] })
  })

  it('is at least as large as the last raise and the big blind, or else all-in', () => {
    for (let number = 0; number < 40; number++) {
      const seated = { ruleset: holdem.setup.presets[0], language: 'en', seed: `raise-${number}` } as const
      const { log } = playHouse(holdem, { ...seated, players: [holdem.house[0], holdem.house[0]] })
      let state = holdem.rules.blank
      for (const event of log.map((entry) => entry.event as HoldemEvent)) {
        if (event.type === 'action-taken' && event.action.startsWith('raise')) {
          const raise = event.bet - (state.hand?.bets[1 - event.seat] ?? 0)
          const least = Math.max(2, state.hand?.lastRaise ?? 0)
          expect(event.isAllIn || raise >= least).toBe(true)
        }
        state = holdem.rules.evolve(state, event)
      }
    }
  })

  it('is never larger than the stack', () => {
    const { play, of } = atTheTable({ ruleset: { stack: 10 } })
    expect(play('raise-full-pot', 'raise-full-pot')).toMatchObject({ bets: [6, 10], stacks: [4, 0] })
    expect(of('action-taken').at(-1)).toMatchObject({ action: 'raise-full-pot', paid: 8, isAllIn: true })
  })

  it('takes back the word of a seat that has checked', () => {
    const { play } = atTheTable()
    expect(play('call', 'check', 'check', 'raise-half-pot')).toMatchObject({ street: 'flop', next: 1 })
    expect(play('call')).toMatchObject({ street: 'turn', next: 1, pot: 8 })
  })
})

describe('all-in', () => {
  it('pays the whole stack, and leaves the other nothing but to call or to fold', () => {
    const { play, legal } = atTheTable()
    expect(play('all-in')).toMatchObject({ bets: [100, 2], stacks: [0, 98], next: 1 })
    expect(legal()).toEqual(['fold', 'check-and-call'])
  })

  it('means to call where the call takes the stack', () => {
    const { play, of } = atTheTable()
    play('all-in', 'all-in')
    expect(of('action-taken').at(-1)).toMatchObject({ action: 'check-and-call', paid: 98, isAllIn: true })
    expect(of('move-refused')).toEqual([])
  })

  it('shows both hands and then deals the rest of the board', () => {
    const { play, events } = atTheTable()
    play('all-in', 'call')
    const types = events().map(({ type }) => type)
    expect(types.slice(types.indexOf('cards-shown'))).toEqual([
      'cards-shown',
      'board-dealt',
      'board-dealt',
      'board-dealt',
      'hand-ended',
      'cards-revealed',
      'match-ended',
    ])
  })
})

describe('a fold', () => {
  it('is legal even where checking is free', () => {
    const { play, legal, of } = atTheTable()
    play('call', 'check')
    expect(legal()).toContain('fold')
    play('fold')
    expect(of('hand-ended')).toMatchObject([{ reason: 'fold', winner: 0, pot: 4, net: [2, -2], best: null }])
  })

  it('gives back the part of the bet that nobody called', () => {
    const { play, of } = atTheTable()
    expect(play('raise-full-pot', 'fold').stacks).toEqual([102, 98])
    expect(of('bet-returned')).toEqual([{ type: 'bet-returned', seat: 0, amount: 4 }])
    expect(of('hand-ended')).toMatchObject([{ pot: 4, won: [4, 0], net: [2, -2] }])
  })

  it('of the small blind costs that blind', () => {
    const { play, of } = atTheTable()
    play('fold')
    expect(of('bet-returned')).toEqual([{ type: 'bet-returned', seat: 1, amount: 1 }])
    expect(of('hand-ended')).toMatchObject([{ pot: 2, won: [0, 2], net: [-1, 1] }])
  })

  it('shows no cards before the match is over', () => {
    const { play, of, events } = atTheTable()
    play('raise-full-pot', 'fold')
    expect(of('cards-shown')).toEqual([])
    expect(events().at(-2)).toMatchObject({ type: 'cards-revealed' })
  })
})
