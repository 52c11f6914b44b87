import { expect, it } from 'vitest'
import { trimmed } from '../contract/reading/cut-text.ts'
import { parseBallot } from '../who-is-spy/votes.ts'

it.each([
  ['spaces', '  Player 2 '],
  ['a next-line character', 'Player 2\u0085'],
  ['ideographic and no-break spaces', '\u3000Player 2\u00a0'],
  ['seventy thousand spaces', `${' '.repeat(70_000)}Player 2`],
])('%s round an alias do not spoil a ballot', (_, raw) => {
  expect(trimmed(raw)).toBe('Player 2')
  expect(parseBallot(raw, { voter: 0, candidates: [0, 1], aliases: ['Player 1', 'Player 2'] })).toBe(1)
})

it('a byte order mark is not white space, so it spoils a ballot', () => {
  expect(
    parseBallot('\ufeffPlayer 2', { voter: 0, candidates: [0, 1], aliases: ['Player 1', 'Player 2'] }),
  ).toBeNull()
})
