import type pg from 'pg'
import type { Database } from './database.ts'

/** Runs `work` on one connection: all of it is stored, or nothing. */
export async function inTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is of no use to the next borrower.
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(broken)
    throw error
  }
}

/** Runs `work` on one connection and then rolls everything back. */
export async function withoutStoring<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('begin')
    try {
      return await work(client)
    } finally {
      await client.query('rollback')
      isBroken = false
    }
  } finally {
    client.release(isBroken)
  }
}

/** Reads on one connection, all of it as of one moment, even while others write. */
export async function inSnapshot<T>(db: Database, read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(db, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    return read(client)
  })
}
