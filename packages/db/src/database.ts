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

/** A part of a list, and where the next part begins. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** A request that cannot be granted, with a reason code. */
export interface Refusal<Reason extends string> {
  readonly ok: false
  readonly reason: Reason
}

export const refuse = <Reason extends string>(reason: Reason): Refusal<Reason> => ({ ok: false, reason })

/** The part of a list of which one item more was looked for, to know whether another part follows. */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  cursorOf: (last: Item) => string,
): Page<Item> {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: found.length > limit && last ? cursorOf(last) : null }
}
