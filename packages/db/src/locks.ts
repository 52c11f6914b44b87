import type pg from 'pg'
import type { Database } from './database.ts'

/** Every advisory lock of the platform by its number, for all processes. No number may appear twice. */
export const advisoryLocks = {
  placements: 7422,
  seasons: 7423,
  /** Held while a runner looks for the table of socket.io's adapter. */
  attachments: 7424,
  /** Held while a runner looks who leads the boards. */
  leads: 7425,
} as const

/** Locks of two numbers. This is the first number. */
export const advisoryLockSpaces = {
  /** The life of a runner. Each runner has its own second number. */
  life: 7421,
  ratings: 7422,
  /** Runners that have watchers. */
  presence: 7423,
  /** A Hugging Face Space. The second number stands for its name. */
  spaces: 7424,
  /** An export in the making. The second number stands for its name. */
  exports: 7425,
  /** The skills of a season and language. The second number stands for both. */
  skills: 7426,
  /** Tables of several games. */
  tables: 7427,
  /** The names of agents, of accounts, or of seasons. */
  names: 7428,
  /** A person who takes a seat. The second number stands for the account or the guest. */
  people: 7429,
  /** What ratings do not tell. */
  statistics: 7430,
} as const

/** Runs `work` on a connection that holds the lock of a space meanwhile. Undefined if another process holds it. */
export async function whileHolding<T>(
  { pool }: Pick<Database, 'pool'>,
  space: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, 0) as held', [
      space,
    ])
    if (!rows[0]?.held) return undefined
    try {
      return await work(client)
    } finally {
      await client.query('select pg_advisory_unlock($1, 0)', [space])
    }
  } finally {
    client.release()
  }
}

/** Tries to take the lock until this transaction ends. Never waits for another holder. */
export async function holdLock(client: pg.ClientBase, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
    lock,
  ])
  return rows[0]?.held === true
}

/**
 * Whether this transaction looks after the schedules until it ends. Two runners at once would each seat the same
 * match.
 */
export async function holdSeasons(client: pg.ClientBase): Promise<boolean> {
  return holdLock(client, advisoryLocks.seasons)
}

/**
 * Locks an account until the caller's transaction ends. Limits per account are counted and used under this lock, so
 * that two requests cannot both take the last place. False if there is no such user.
 */
export async function holdOwner(client: pg.ClientBase, userId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'hold-owner',
    text: 'select 1 from users where id = $1 for no key update',
    values: [userId],
  })
  return rowCount === 1
}
