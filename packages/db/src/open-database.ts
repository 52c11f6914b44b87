import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Database } from './database.ts'
import { hostedGames } from './game/hosted-game.ts'
import type { HostedGames } from './game/hosted-game.ts'
import { PrismaClient } from './generated/client.ts'

interface DatabaseOptions {
  readonly url: string
  readonly poolSize?: number
  /** How long a connection that nobody uses stays open. The default is that of `pg`. */
  readonly idleTimeoutMillis?: number
  readonly games?: HostedGames
  /** Called when a connection breaks, in use or not. The pool replaces the connection. */
  readonly onLostConnection?: (error: Error) => void
}

/** A process that hangs within a transaction must not block the rows it has locked for everybody else. */
const idleInTransactionMs = 10_000

/** Connects at the first use, not here. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolSize = 8, idleTimeoutMillis = 10_000, games = hostedGames, onLostConnection } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis,
    // A statement may be sent before the one before it on the same connection is answered.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  })
  // The pool only listens to its idle connections. Without these listeners, losing a connection in use would end the
  // process.
  pool.on('connect', (client) => client.on('error', (error) => onLostConnection?.(error)))
  pool.on('error', () => undefined)
  const prisma = new PrismaClient({
    adapter: new PrismaPg({
      connectionString: url,
      max: Math.ceil(poolSize / 2),
      idleTimeoutMillis,
      connectionTimeoutMillis: 10_000,
    }),
  })
  return {
    url,
    prisma,
    pool,
    games,
    close: async () => {
      await Promise.allSettled([prisma.$disconnect(), pool.end()])
    },
  }
}

/** Throws if the server does not answer. */
export async function ping({ pool }: Database): Promise<void> {
  await pool.query('select 1')
}

/** Those of the named migrations that the database has not finished. */
export async function pendingMigrations({ pool }: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ present: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as present`,
  )
  if (!rows[0]?.present) return [...names]
  const done = await pool.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  )
  const finished = new Set(done.rows.map((row) => row.migration_name))
  return names.filter((name) => !finished.has(name))
}
