import { expect, it } from 'vitest'
import { votesInRow } from './tally.ts'

const nameOf = (seat: number) => `P${seat + 1}`

it('has votes in one row, by whom they name', () => {
  const ballots = [
    { seat: 0, target: 2 },
    { seat: 1, target: 0 },
    { seat: 2, target: null },
    { seat: 3, target: 2 },
  ]
  expect(votesInRow(ballots, { language: 'en', nameOf })).toBe(
    'P3: 2 votes, from P1 and P4. P1: 1 vote, from P2. No vote: P3.',
  )
  expect(votesInRow(ballots, { language: 'zh', nameOf })).toBe(
    'P3得2票，来自P1和P4。P1得1票，来自P2。弃权：P3。',
  )
  expect(votesInRow([{ seat: 0, target: null }], { language: 'en', nameOf })).toBe('No vote: P1.')
})
