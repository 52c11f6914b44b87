import { freshDatabase } from '@wis/testkit'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { batchNotifications } from './bus.ts'

const messages = [...Array(50).keys()].map(String)

async function twoPools() {
  const { url } = await freshDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  let statements = 0
  // The database goes with the test, perhaps before the last connection has closed.
  pool.on('error', () => undefined)
  pool.on('acquire', () => (statements += 1))
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  await listener.query('listen news')
  onTestFinished(async () => {
    await listener.end()
    await pool.end()
  })
  return { pool, batched: batchNotifications(pool).pool, listener, statements: () => statements }
}

const notify = (pool: pg.Pool, message: string) => pool.query('SELECT pg_notify($1, $2)', ['news', message])

describe('notifications that come all at once', () => {
  it('all arrive, in order, in a few statements', async () => {
    const { batched, listener, statements } = await twoPools()
    const heard: (string | undefined)[] = []
    const all = new Promise<void>((resolve) =>
      listener.on('notification', ({ payload }) => {
        heard.push(payload)
        if (heard.length === messages.length) resolve()
      }),
    )
    await Promise.all(messages.map((message) => notify(batched, message)))
    await all
    expect(heard).toEqual(messages)
    expect(statements()).toBe(2)
  })

  it('still go out if one of them cannot', async () => {
    const { batched } = await twoPools()
    const tooLong = 'x'.repeat(9000)
    const sent = [notify(batched, 'fine'), notify(batched, tooLong), notify(batched, 'with it')]
    expect((await Promise.allSettled(sent)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await expect(notify(batched, 'later')).resolves.toBeUndefined()
  })
})

describe('any other statement to the pool', () => {
  it('goes through unchanged', async () => {
    const { batched } = await twoPools()
    expect((await batched.query('select $1::int as number', [7])).rows).toEqual([{ number: 7 }])
    const client = await batched.connect()
    expect((await client.query('select 8 as number')).rows).toEqual([{ number: 8 }])
    client.release()
  })
})
