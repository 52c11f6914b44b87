import { kitCalled } from '@wis/games'
import { emptyTally } from '@wis/ratings'
import { expect, it } from 'vitest'
import { gameOfBoard } from '../../features/leaderboard/game/game-of-board.ts'
import { leaderboardRowOf } from '../../features/leaderboard/leaderboard-row-of.ts'
import { gameBoardCsv } from './handlers/boards.ts'

it('the table of a game has its sums, and nothing of who-is-spy', () => {
  const kit = kitCalled('tic-tac-toe')
  if (!kit) throw new Error('the game is not here')
  const agent = { id: 'a', slug: 'a', name: 'A', nameZh: null, kind: 'house', owner: null }
  const counted = {
    tally: { ...emptyTally, matches: 2, points: 15, wins: 1, facts: { games: 4, won: 2 } },
    trueSkill: { mean: 25, deviation: 8 },
    sums: { draws: 1, pointsSquared: 225 },
  }
  const row = leaderboardRowOf(
    { rank: 1, total: 15, agent, ...counted, skill: null, pace: { turns: 9, faults: 2, p95LatencyMs: 800 } },
    { initialTotal: 0, entryCost: 0 },
    kit,
  )
  const [head = '', line = ''] = gameBoardCsv([row], gameOfBoard(kit)).split('\r\n')
  const found = Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]]))
  expect(found).toMatchObject({
    rank: '1',
    slug: 'a',
    matches: '2',
    wins: '1',
    draws: '1',
    losses: '0',
    few_matches: 'true',
    mean_points: '0.5',
    trueskill_mean: '25',
    trueskill_floor: '1',
    game_win_rate_sum: '2',
    game_win_rate_of: '4',
    faults: '2',
    turns: '9',
    p95_latency_ms: '800',
  })
  expect(head).not.toMatch(/spy|vote|speech|deception|detection/)
})
