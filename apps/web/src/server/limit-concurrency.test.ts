import { expect, it } from 'vitest'
import { limitConcurrency } from './work-queue.ts'

it('a limited number of jobs run at the same time, in order, and one that fails lets the next run', async () => {
  const inLine = limitConcurrency(2)
  const [begun, ends]: [number[], (() => void)[]] = [[], []]
  const all = [0, 1, 2, 3].map((number) =>
    inLine(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (number === 0) throw new Error('broken')
      return number
    }).catch(() => 'failed'),
  )
  for (let end = 0; end < 4; end++) {
    expect(begun).toEqual([0, 1, 2, 3].slice(0, end + 2))
    ends[end]?.()
    await all[end]
    await Promise.resolve()
  }
  expect(await Promise.all(all)).toEqual(['failed', 1, 2, 3])
})
