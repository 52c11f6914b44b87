import type pg from 'pg'
import { z } from 'zod'
import type { Database } from './database.ts'
import { UnknownGame } from './game/hosted-game.ts'

/**
 * The part of the pool that transactions of a kind may take together. They wait for rows that many matches want. Without
 * a limit, a process that hangs with such a row would soon keep all connections of the others waiting, also those that
 * their matches need.
 */
const shares = { dealing: 1 / 4, settling: 1 / 2 }

type Contended = keyof typeof shares

/** The callers of one kind that have a connection or want one, in order. */
interface Line {
  inside: number
  readonly waiting: (() => void)[]
}

const lines = new WeakMap<pg.Pool, Record<Contended, Line>>()

function lineOf(pool: pg.Pool, kind: Contended): Line {
  const known = lines.get(pool)
  if (known) return known[kind]
  const fresh = { dealing: { inside: 0, waiting: [] }, settling: { inside: 0, waiting: [] } }
  lines.set(pool, fresh)
  return fresh[kind]
}

/** Like `inTransaction`, for work that locks rows which many matches want. Waits until its kind has a connection free. */
export async function inContendedTransaction<T>(
  db: Pick<Database, 'pool'>,
  kind: Contended,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const line = lineOf(db.pool, kind)
  const most = Math.max(1, Math.floor(db.pool.options.max * shares[kind]))
  if (line.inside >= most) await new Promise<void>((enter) => line.waiting.push(enter))
  else line.inside++
  try {
    return await inTransaction(db, work)
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else line.inside--
  }
}

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

/** PostgreSQL's error classes for values that cannot be stored, and for rows that contradict others. */
const lastingClasses = ['22', '23']

/**
 * Whether another attempt would only fail again, because stored data, or data to be stored, is wrong. After any other
 * error, such as a lost connection or a missing migration, another attempt may succeed.
 */
export function isLasting(error: unknown): boolean {
  if (error instanceof z.ZodError || error instanceof UnknownGame) return true
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.length === 5 && lastingClasses.includes(code.slice(0, 2))
}
