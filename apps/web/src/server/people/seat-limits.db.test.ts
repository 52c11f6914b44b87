import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { policies } from '../rate-limit/limits.ts'
import { mayAnswer, mayBegin } from './seat-limits.ts'

const { limit } = policies.seat

it('guests of one address share an allowance of seats, and an account has its own', async () => {
  const db = await freshDatabase()
  const guest = (n: number) => ({ userId: null, guest: `guest ${n}` })
  for (let n = 0; n < limit; n++) expect(await mayBegin(db, 'seat', guest(n), '192.0.2.1')).toBe(true)
  expect(await mayBegin(db, 'seat', guest(limit), '192.0.2.1')).toBe(false)
  expect(await mayBegin(db, 'seat', guest(limit), '192.0.2.2')).toBe(true)
  for (let n = 0; n < limit; n++)
    expect(await mayBegin(db, 'seat', { userId: 'ada', guest: null }, `192.0.2.${n}`)).toBe(true)
  expect(await mayBegin(db, 'seat', { userId: 'ada', guest: null }, '192.0.2.200')).toBe(false)
})

it('the answers at one seat have a limit, which other seats do not share', () => {
  const heard = Array.from({ length: policies.answer.limit + 1 }, () => mayAnswer('one'))
  expect(heard.filter(Boolean)).toHaveLength(policies.answer.limit)
  expect(mayAnswer('other')).toBe(true)
})
