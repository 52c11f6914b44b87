import { expect, it } from 'vitest'
import type { SituationCheck } from './api/situation-page.ts'
import { passes } from './situation-checks.ts'

const answer = {
  reply: '{"vote": "Player 3"} because Player 5 was vague',
  readAs: { en: 'Player 1 votes for Player 3.', zh: '玩家1投票给玩家3。' },
  event: { type: 'vote-cast', target: 2, raw: 'Player 3', bid: 150, team: [1, 4], given: false },
}

it.each<[boolean, string, SituationCheck['test'], string]>([
  [true, 'reading', 'contains', 'for player 3'],
  [true, 'reading', 'contains', '玩家3'],
  [false, 'reading', 'contains', 'Player 5'],
  [true, 'reply', 'contains', 'Player 5'],
  [true, 'reading', 'lacks', 'Player 5'],
  [false, 'reply', 'lacks', 'VAGUE'],
  [true, 'target', 'is', '2'],
  [false, 'target', 'is-not', '2'],
  [true, 'raw', 'is', ' player 3 '],
  [true, 'bid', 'at-most', '150'],
  [false, 'bid', 'at-most', '149.5'],
  [true, 'bid', 'at-least', '150'],
  [false, 'bid', 'at-least', 'many'],
  [true, 'team', 'contains', '1 4'],
  [true, 'given', 'is', 'false'],
  // Whatever an answer has not is nothing that passes.
  [false, 'offer', 'lacks', '3'],
  [false, 'offer', 'is-not', '3'],
  [false, 'toString', 'contains', 'function'],
])('%s: %s %s “%s”', (expected, of, test, value) => {
  expect(passes(answer, [{ of, test, value }])).toBe(expected)
})

it('every check has to hold, and an answer that the rules refuse never passes', () => {
  const good = { of: 'target', test: 'is', value: '2' } as const
  expect(passes(answer, [])).toBe(true)
  expect(passes(answer, [good, { ...good, value: '3' }])).toBe(false)
  expect(passes({ ...answer, event: null }, [])).toBe(false)
  expect(passes({ ...answer, event: { ...answer.event, type: 'move-refused' } }, [good])).toBe(false)
})
