import { describe, expect, it } from 'vitest'
import { sharesOf } from './hand-flow.ts'
import { holdem } from './kit.ts'
import { atTheTable, cards, deal } from './testing/at-the-table.ts'

const checkedDown = ['call', 'check', 'check', 'check', 'check', 'check', 'check', 'check'] as const

describe('a showdown', () => {
  it('comes after the river, and the better hand wins the pot', () => {
    const { play, of } = atTheTable()
    play(...checkedDown)
    expect(of('board-dealt').map(({ street }) => street)).toEqual(['flop', 'turn', 'river'])
    expect(of('cards-shown')).toEqual([{ type: 'cards-shown', holes: [cards('As Ah'), cards('Kc Kd')] }])
    expect(of('hand-ended')).toMatchObject([
      { reason: 'showdown', winner: 0, pot: 4, won: [4, 0], net: [2, -2] },
    ])
  })

  it('names the best five cards of each', () => {
    const { play, of } = atTheTable()
    play('all-in', 'call')
    expect(of('hand-ended')[0]?.best).toEqual([cards('As Ah Js 9h 7d'), cards('Kc Kd Js 9h 7d')])
  })

  it.each([
    [
      'Qd Qs',
      'A wins the pot of 200 (+100) with a pair of aces against a pair of queens.',
      'A以一对A胜过一对Q，赢得底池200（+100）。',
    ],
    [
      'Ad Qs',
      'Both have a pair of aces. A wins the pot of 200 (+100) with higher cards beside it.',
      '双方都是一对A，A其余的牌更大，赢得底池200（+100）。',
    ],
    [
      'Ad Ks',
      'Both have a pair of aces. The pot of 200 is split: A 100, B 100.',
      '双方都是一对A，平分底池200：A 100，B 100。',
    ],
  ])('with aces and a king against %s is told as “%s”', (other, en, zh) => {
    const { play, of } = atTheTable({ deals: [deal('Ac Kd', other, 'Ah 7d 9h Js 3s')] })
    play('all-in', 'call')
    const nameOf = (seat: number) => 'AB'.charAt(seat)
    const lines = (['en', 'zh'] as const).map((language) =>
      of('hand-ended').map((ended) => holdem.wire.say(ended, { language, nameOf })),
    )
    expect(lines).toEqual([[en], [zh]])
  })

  it('splits the pot between equal hands', () => {
    const { play, of } = atTheTable({ deals: [deal('As 2h', 'Ac 2d', 'Kc Kd Qh Js 3s')] })
    play('all-in', 'call')
    expect(of('hand-ended')).toMatchObject([{ winner: null, pot: 200, won: [100, 100], net: [0, 0] }])
    expect(of('match-ended')).toMatchObject([{ points: [0, 0] }])
  })

  it('splits the pot where the board is the best hand of both', () => {
    const { play, of } = atTheTable({ deals: [deal('2s 2h', 'Ac Ad', 'Th Jh Qh Kh Ah')] })
    play('all-in', 'call')
    expect(of('hand-ended')).toMatchObject([{ winner: null }])
  })
})

describe('the shares of a pot', () => {
  it.each([
    [7, 0, 0, [7, 0]],
    [7, 1, 0, [0, 7]],
    [8, null, 0, [4, 4]],
    [7, null, 0, [3, 4]],
    [7, null, 1, [4, 3]],
  ] as const)('of %i chips, winner %s, button %i: %j', (pot, winner, button, shares) => {
    expect(sharesOf(pot, winner, button)).toEqual(shares)
  })
})
