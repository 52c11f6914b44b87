import { freshDatabase } from '@wis/testkit'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from './open-database.ts'
import { inTransaction } from './transaction.ts'

it('a connection that is lost within a transaction fails that transaction, and nothing else', async () => {
  const { url, pool } = await freshDatabase()
  let lost: () => void = () => {}
  const isLost = new Promise<void>((resolve) => (lost = resolve))
  const db = openDatabase({ url, onLostConnection: () => lost() })
  onTestFinished(() => db.close())
  const work = inTransaction(db, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await isLost
    await client.query('select 1')
  })
  await expect(work).rejects.toThrow()
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('a process that hangs within a transaction is cut off by the server', async () => {
  const { pool } = await freshDatabase()
  const { rows } = await pool.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }])
})

it('a connection that nobody uses stays open for as long as was wanted', async () => {
  const { url } = await freshDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const db = openDatabase({ url, idleTimeoutMillis: 600_000 })
  await db.pool.query('select 1')
  vi.advanceTimersByTime(599_000)
  expect(db.pool.totalCount).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(db.pool.totalCount).toBe(0)
})
