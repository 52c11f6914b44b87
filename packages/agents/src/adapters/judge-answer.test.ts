import { expect, it } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'

const attempt = { startedAt: '2030-01-01T00:00:00Z', latencyMs: 0 }
const judged = (text: string, mayBePlain: boolean) =>
  judgeAnswer({ ok: true, status: 200, text, headers: {}, attempt }, mayBePlain)

it.each([true, false])(
  'an answer nested too deeply is malformed, whether it may be plain: %s',
  (mayBePlain) => {
    for (const text of ['['.repeat(65) + ']'.repeat(65), `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`])
      expect(judged(text, mayBePlain)).toMatchObject({
        failure: 'malformed',
        verdict: 'agent',
        detail: 'answered with JSON nested too deeply: at most 64 levels',
      })
  },
)

it('an answer of 64 levels is read', () => {
  const text = '['.repeat(64) + ']'.repeat(64)
  expect(judged(text, false)).toEqual({ ok: true, value: JSON.parse(text) as unknown })
})
