import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { HostedGames } from './game/hosted-game.ts'
import { hostedGames } from './game/hosted-games.ts'
import { PrismaClient } from './generated/client.ts'

/**
 * PostgreSQL, reached in two ways. Prisma does plain reads and writes of rows and their relations. The bare pool does
 * everything that locks, counts, ranks, or touches many rows in one statement.
 */
export interface Database {
  readonly url: string
  readonly prisma: PrismaClient
  readonly pool: pg.Pool
  /** The games whose matches are stored here. */
  readonly games: HostedGames
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize?: number
  readonly games?: HostedGames
  /** Called when a connection breaks, in use or not. The pool replaces the connection. */
  readonly onLostConnection?: (error: Error) => void
}

/** A process that hangs within a transaction must not block the rows it has locked for everybody else. */
const idleInTransactionMs = 10_000

/** Connects at the first use, not here. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, poolSize = 8, games = hostedGames, onLostConnection } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
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
