import type pg from 'pg'
import type { HostedGames } from './game/hosted-game.ts'
import type { PrismaClient } from './generated/client.ts'

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
