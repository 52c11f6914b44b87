import type { Database } from '@wis/db'
import { expect, it } from 'vitest'
import { forgetKept, keptAMinute } from './kept-a-minute.ts'

it('a thing is made again after a minute, and once a moderator has hidden something', async () => {
  const kept = keptAMinute<number>(4)
  let made = 0
  const db = {} as Database
  const ask = (second: number) =>
    kept(db, 'speech', () => Promise.resolve((made += 1)), new Date(1000 * second))
  expect([await ask(0), await ask(59), await ask(60)]).toEqual([1, 1, 2])
  forgetKept()
  expect([await ask(61), await ask(62)]).toEqual([3, 3])
})
