import { kitCalled } from '@wis/games'
import { emptyTally } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { leaderboardRowOf } from '../leaderboard-row-of.ts'
import { columnId, gameColumns } from './game-columns.ts'
import { derivationOf } from './game-method.tsx'

const agent = { id: 'a', slug: 'a', name: 'A', nameZh: null, kind: 'house', owner: null }

function derivations(
  game: string,
  stored: Omit<Parameters<typeof leaderboardRowOf>[0], 'rank' | 'agent'>,
  rule = { initialTotal: 100, entryCost: 1 },
) {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`${game} is not here`)
  const row = leaderboardRowOf({ rank: 1, agent, ...stored }, rule, kit)
  return Object.fromEntries(
    gameColumns({ kit, extent: 'all', sort: 'total' }).flatMap((column) => {
      const found = derivationOf(row, column, rule)
      return found === undefined ? [] : [[columnId(column), found]]
    }),
  )
}

const tally = {
  ...emptyTally,
  matches: 2,
  points: 21,
  wins: 1,
  facts: {
    'civilian-matches': 2,
    'civilian-points': 21,
    'civilian-wins': 1,
    speeches: 4,
    ballots: 4,
    'ballots-right': 2,
    'rounds-lived': 4,
    'ballots-against': 2,
    'ballots-against-possible': 18,
  },
}

describe('the derivation of a number', () => {
  it('starts from the counts that are shown', () => {
    expect(derivations('who-is-spy', { total: 1491, tally })).toEqual({
      total: '100 + 1.4 − 1 × 2 = 99.4',
      meanPoints: '1.4 ÷ 2 = 0.70',
      winRate: '1 ÷ 2 = 50%',
      'metric-vote-accuracy': '2 ÷ 4 = 50%',
      'metric-foul-rate': '0 ÷ 4 = 0%',
      'metric-survival': '4 ÷ 2 = 2.00',
      'metric-suspicion': '2 ÷ 18 = 11%',
    })
  })

  it('names the points that a decision gave', () => {
    expect(derivations('who-is-spy', { total: 1416, tally })['total']).toBe('100 + 1.4 − 1 × 2 − 5 = 94.4')
  })

  it('is there for the metrics of any game', () => {
    const facts = { rounds: 10, decisions: 10, defections: 4, provoked: 0, answers: 10, refused: 0 }
    const found = derivations(
      'dilemma',
      {
        total: 600,
        tally: { ...emptyTally, matches: 2, points: 600, wins: 1, facts },
        sums: { draws: 1, pointsSquared: 0 },
      },
      { initialTotal: 0, entryCost: 0 },
    )
    expect(found).toMatchObject({
      meanPoints: '40 ÷ 2 = 20.00',
      'metric-defection-rate': '4 ÷ 10 = 40%',
      'metric-points-per-round': '40 ÷ 10 = 4.00',
    })
    expect(found['metric-retaliation-rate']).toBeUndefined()
  })
})
