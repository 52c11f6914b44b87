import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { inContendedTransaction } from './transaction.ts'

it('transactions that all wait for one row leave connections to others, and then run in order', async () => {
  const { url } = await freshDatabase()
  const db = openDatabase({ url, poolSize: 8 })
  const holder = await db.pool.connect()
  await holder.query('create table wanted as select 0 as taken')
  await holder.query('begin')
  await holder.query('update wanted set taken = 0')
  const taking = Array.from({ length: 20 }, () =>
    inContendedTransaction(db, 'dealing', async (client) => {
      const { rows } = await client.query<{ taken: number }>(
        'update wanted set taken = taken + 1 returning taken',
      )
      return rows[0]?.taken
    }),
  )
  const settling = Array.from({ length: 4 }, () =>
    inContendedTransaction(db, 'settling', (client) => client.query('select 1')),
  )
  await Promise.all(settling)
  await db.pool.query('select 1')
  await holder.query('commit')
  holder.release()
  expect((await Promise.all(taking)).toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  await db.close()
})

it('a transaction that fails makes room for the next of its kind', async () => {
  const db = openDatabase({ url: (await freshDatabase()).url, poolSize: 4 })
  const failing = inContendedTransaction(db, 'dealing', (client) => client.query('select nothing'))
  const next = inContendedTransaction(db, 'dealing', (client) => client.query('select 1 as one'))
  await expect(failing).rejects.toThrow('nothing')
  expect((await next).rows).toEqual([{ one: 1 }])
  await db.close()
})
