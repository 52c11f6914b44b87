import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.ts'

/**
 * PostgreSQL, reached in two ways: Prisma for the ordinary reads and writes, and the bare pool for the few
 * statements that every entry of every match goes through.
 */
export interface Database {
  readonly url: string
  readonly prisma: PrismaClient
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize?: number
  /** Told of a connection that broke while nobody used it; the pool replaces it. */
  readonly onLostConnection?: (error: Error) => void
}

/** Connects at the first use, not here. */
export function openDatabase({ url, poolSize = 8, onLostConnection }: DatabaseOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 })
  pool.on('error', (error) => onLostConnection?.(error))
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
    close: async () => {
      await Promise.allSettled([prisma.$disconnect(), pool.end()])
    },
  }
}

/** Throws where the server does not answer. */
export async function ping({ pool }: Database): Promise<void> {
  await pool.query('select 1')
}
