import { describe, expect, it } from 'vitest'
import { remaining, takeAt, tightest, waitMs } from './allowance.ts'
import { createOwnAllowances } from './limits.ts'

const three = { limit: 3, windowMs: 3000 }

describe('an allowance', () => {
  it('can be used up, and then refuses until enough of it is back', () => {
    const own = createOwnAllowances()
    const uses = [0, 0, 0, 0, 999, 1000].map((now) => own.take('a', three, 10_000 + now))
    expect(uses.map(({ allowed }) => allowed)).toEqual([true, true, true, false, true, false])
    expect(uses.map(remaining)).toEqual([2, 1, 0, 0, 0, 0])
    const [, , , refused] = uses
    expect(refused && waitMs(refused)).toBe(1000)
  })

  it('is separate for each key', () => {
    const own = createOwnAllowances()
    for (let n = 0; n < 3; n++) own.take('a', three, 0)
    expect([own.take('a', three, 0).allowed, own.take('b', three, 0).allowed]).toEqual([false, true])
  })

  it('never holds more than its limit, however long it goes unused', () => {
    const own = createOwnAllowances()
    own.take('a', three, 0)
    const uses = [0, 0, 0, 0].map(() => own.take('a', three, 1_000_000))
    expect(uses.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
  })

  it('can go into debt for a cost that is known only later, by up to one window', () => {
    const own = createOwnAllowances()
    expect(own.owe('a', { ...three, units: 4 }, 0)).toMatchObject({ allowed: true, usedMs: 4000 })
    expect(waitMs(own.take('a', three, 0))).toBe(2000)
    expect(own.owe('a', { ...three, units: 1000 }, 0).usedMs).toBe(6000)
    expect([own.take('a', three, 3000).allowed, own.take('a', three, 4000).allowed]).toEqual([false, true])
  })

  it('gives all the units of an expensive call at once, or none', () => {
    const own = createOwnAllowances()
    const two = { ...three, units: 2 }
    expect([own.take('a', two, 0), own.take('a', two, 0)].map(({ allowed }) => allowed)).toEqual([
      true,
      false,
    ])
    expect(own.take('a', three, 0).allowed).toBe(true)
  })

  it('counts a flood of keys in limited memory', () => {
    const own = createOwnAllowances(10)
    for (let n = 0; n < 1000; n++) own.take(`${n}`, three, 5)
    expect(own.take('999', three, 5).usedMs).toBe(2000)
    expect(own.take('0', three, 5).usedMs).toBe(1000)
  })
})

it('the tightest of several allowances is reported', () => {
  const { use: wide } = takeAt(0, 0, { limit: 100, windowMs: 1000 })
  const { use: narrow } = takeAt(0, 0, three)
  const { use: none } = takeAt(3000, 0, three)
  expect(tightest([wide, narrow])).toBe(narrow)
  expect(tightest([wide, none, narrow])).toBe(none)
  expect(tightest([])).toBeUndefined()
})
