import { expect, it } from 'vitest'
import { retryAfterMs } from '../post-json.ts'

const attempt = { startedAt: '2030-01-01T00:00:00.000Z', latencyMs: 500 }

it.each([
  ['seconds', '2', 2_000],
  ['parts of a second', '0.5', 500],
  ['nothing', '0', 0],
  ['a date', 'Tue, 01 Jan 2030 00:00:03 GMT', 2_500],
  ['a date gone by', 'Tue, 01 Jan 2019 00:00:03 GMT', 0],
  ['nonsense', 'soon', undefined],
  ['a negative number', '-1', undefined],
  ['nothing at all', undefined, undefined],
])('a server may ask for %s', (_, header, ms) => expect(retryAfterMs(header, attempt)).toBe(ms))
