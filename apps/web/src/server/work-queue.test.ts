import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** A job that ends when the test says so. */
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

describe('a queue of jobs', () => {
  it('runs a limited number at once, in the order in which they came', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 2 })
    const works = [work(), work(), work(), work()]
    const taken = works.map(({ begin }, at) => queue.run(`${at}`, begin))
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

  it('refuses a second job of one account, and a job behind too many others', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 })
    const [one, other] = [work(), work()]
    const taken = [queue.run('a', one.begin), queue.run('b', other.begin)]
    expect(await queue.run('a', one.begin)).toBeUndefined()
    expect(await queue.run('c', one.begin)).toBeUndefined()
    one.end()
    other.end()
    await Promise.all(taken)
    expect(await queue.run('a', () => Promise.resolve('again'))).toBe('again')
  })

  it('goes on after a job that fails', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 0 })
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run('a', () => Promise.resolve(1))).toBe(1)
  })
})
