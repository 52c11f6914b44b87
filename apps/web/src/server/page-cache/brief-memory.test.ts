import { expect, it } from 'vitest'
import { createBriefMemory } from './serve-page-cache.ts'

function memory(most = 10) {
  let time = 0
  let made = 0
  const { recall, forget } = createBriefMemory<number>({
    lifetimeMs: 1000,
    most,
    mostAtOnce: 2,
    now: () => time,
  })
  return {
    ask: (key: string) => recall(key, () => Promise.resolve(++made)),
    wait: (ms: number) => {
      time += ms
    },
    forget,
  }
}

it('a value that is asked for again in time is not made again', async () => {
  const { ask, wait } = memory()
  const first = ask('a')
  wait(999)
  expect([await first, await ask('a'), await ask('b')]).toEqual([1, 1, 2])
})

it('an older value is made anew', async () => {
  const { ask, wait } = memory()
  await ask('a')
  wait(600)
  await ask('b')
  wait(400)
  expect([await ask('a'), await ask('b')]).toEqual([3, 2])
})

it('a forgotten value is made anew', async () => {
  const { ask, forget } = memory()
  await ask('a')
  forget()
  expect(await ask('a')).toBe(2)
})

it('a value that takes longer than its lifetime is not begun again meanwhile', async () => {
  let time = 0
  const made: ((value: number) => void)[] = []
  const { recall } = createBriefMemory<number>({ lifetimeMs: 1000, most: 9, mostAtOnce: 2, now: () => time })
  const make = () => new Promise<number>((resolve) => made.push(resolve))
  const [first] = [recall('a', make), recall('b', make)]
  time = 5000
  expect([recall('a', make) === first, made.length]).toEqual([true, 2])
  expect(recall('c', make)).toBeUndefined()
  made[0]?.(1)
  await first
  expect([recall('a', make) === first, made.length]).toEqual([false, 3])
})

it('nothing more is remembered than there is room for, until the oldest value has gone', async () => {
  const { ask, wait } = memory(1)
  await ask('a')
  expect(ask('b')).toBeUndefined()
  wait(1000)
  expect(await ask('b')).toBe(2)
})
