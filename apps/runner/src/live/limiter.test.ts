import { expect, it } from 'vitest'
import { limiter } from './gateway.ts'

it('allows a number of calls in any period, and does not count refused ones', () => {
  let at = 0
  const mayAsk = limiter({ now: () => new Date(at) }, { most: 2, perMs: 1000 })
  const askAt = (ms: number) => {
    at = ms
    return mayAsk()
  }
  expect([0, 600, 900, 999].map(askAt)).toEqual([true, true, false, false])
  expect([1000, 1100, 1600].map(askAt)).toEqual([true, false, true])
})
