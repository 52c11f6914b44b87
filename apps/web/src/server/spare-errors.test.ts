import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sparing } from './spare-errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const away = (statement: string) =>
  Object.assign(new Error(`connect ECONNREFUSED during ${statement}`), { code: 'ECONNREFUSED' })

function listened() {
  const lines: unknown[][] = []
  return { lines, say: sparing((...what) => void lines.push([...what])) }
}

it('the same kind of error is logged once a second, with the number of repetitions', () => {
  const { lines, say } = listened()
  for (const url of ['/a', '/b', '/c']) say('the API failed', { url, error: away(url) })
  expect(lines).toMatchObject([['the API failed', { url: '/a' }]])
  vi.advanceTimersByTime(1000)
  expect(lines[1]).toEqual(['the API failed Error ECONNREFUSED: 2 times more'])
  vi.advanceTimersByTime(1000)
  say('the API failed', { url: '/d', error: away('/d') })
  expect(lines).toHaveLength(3)
})

it('an error of another kind is logged at once', () => {
  const { lines, say } = listened()
  say('the API failed', { url: '/a', error: away('/a') })
  say('the API failed', { url: '/a', error: new TypeError('no such field') })
  say('⨯', away('/'))
  expect(lines).toHaveLength(3)
})
