import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('a line is one JSON object with the event and its match', () => {
  const lines: string[] = []
  createLog((line) => lines.push(line)).warn('match-lost', { matchId: 'm', seq: 3, error: new Error('gone') })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'match-lost',
    matchId: 'm',
    seq: 3,
  })
  expect(lines[0]).toContain('Error: gone')
})
