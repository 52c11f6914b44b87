import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that is over when it is told so. */
function work() {
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => (end = resolve))
  const state = { isBegun: false }
  const begin = async () => {
    state.isBegun = true
    await over
    return 'done'
  }
  return { begin, end: () => end(), state }
}

describe('turns', () => {
  it('are taken by so many at once, in the order in which they came', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 2 })
    const works = [work(), work(), work(), work()]
    const taken = works.map(({ begin }, at) => turns.take(`${at}`, begin))
    const begun = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return works.map(({ state }) => state.isBegun)
    }
    expect(await begun()).toEqual([true, true, false, false])
    works[1]?.end()
    expect(await begun()).toEqual([true, true, true, false])
    for (const { end } of works) end()
    expect(await Promise.all(taken)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('are refused to whoever has one, and to whoever would wait behind too many', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1 })
    const [one, other] = [work(), work()]
    const taken = [turns.take('a', one.begin), turns.take('b', other.begin)]
    expect(await turns.take('a', one.begin)).toBeUndefined()
    expect(await turns.take('c', one.begin)).toBeUndefined()
    one.end()
    other.end()
    await Promise.all(taken)
    expect(await turns.take('a', () => Promise.resolve('again'))).toBe('again')
  })

  it('are given back by work that fails', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 0 })
    await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.take('a', () => Promise.resolve(1))).toBe(1)
  })
})
