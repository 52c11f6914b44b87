import { ids } from '@wis/engine'
import { addTallies, emptyTally, tallyOf } from '@wis/ratings'
import type { SeatResult } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { leaderboardRowOf } from '../../../features/leaderboard/leaderboard-row-of.ts'
import { derivationsOf } from './derivations.ts'

const rule = { initialTotal: 100, entryCost: 1 }
const agent = { id: 'a', slug: 'a', name: 'A', nameZh: null, kind: 'house', owner: null }
const result: SeatResult = {
  agentId: ids.agent('a'),
  role: 'civilian',
  won: true,
  points: 36,
  speechesAsked: 2,
  fouls: 0,
  ballotsAsked: 2,
  ballotsCorrect: 1,
  lastRoundAlive: 2,
  ballotsAgainst: 1,
  ballotsAgainstPossible: 9,
}
const tally = addTallies(
  addTallies(emptyTally, tallyOf(result)),
  tallyOf({ ...result, points: -15, won: false }),
)

describe('the derivation of a number', () => {
  it('starts from the counts that are shown', () => {
    expect(derivationsOf(leaderboardRowOf({ rank: 1, total: 1491, tally, agent }, rule), rule)).toEqual({
      total: '100 + 1.4 − 1 × 2 = 99.4',
      averageScore: '1.4 ÷ 2 = 0.70',
      winRate: '1 ÷ 2 = 50%',
      civilianWinRate: '1 ÷ 2 = 50%',
      voteAccuracy: '2 ÷ 4 = 50%',
      foulRate: '0 ÷ 4 = 0%',
      survival: '4 ÷ 2 = 2.00',
      suspicion: '2 ÷ 18 = 11%',
    })
  })

  it('names the points that a decision gave', () => {
    const row = leaderboardRowOf({ rank: 1, total: 1416, tally, agent }, rule)
    expect(derivationsOf(row, rule).total).toBe('100 + 1.4 − 1 × 2 − 5 = 94.4')
  })
})
