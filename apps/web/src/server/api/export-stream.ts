import { listMatches, readPlayed } from '@wis/db'
import type { Database, MatchFilter } from '@wis/db'
import { ids } from '@wis/engine'
import { exportMatch } from '@wis/proof'
import type { Platform } from '@wis/proof'

const atOnce = 20

/** The lines of one match; undefined where it is not over, or was void before it was dealt. */
export async function exportOf(
  db: Database,
  matchId: string,
  platform: Platform,
): Promise<string | undefined> {
  const match = await readPlayed(db, ids.match(matchId))
  const lines = match && exportMatch(match, platform)
  return lines && `${lines.join('\n')}\n`
}

/**
 * Many matches, one after the other. Only one of them is in memory at a time, and none is read before whoever reads
 * the stream has taken the one before.
 */
export function exportStream(
  db: Database,
  { limit, ...filter }: MatchFilter & { readonly limit: number },
  platform: Platform,
): ReadableStream<Uint8Array> {
  const parts = exportsOf(db, { limit, ...filter }, platform)
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
}

async function* exportsOf(
  db: Database,
  { limit, cursor, ...filter }: MatchFilter & { readonly limit: number },
  platform: Platform,
): AsyncGenerator<string, undefined> {
  let [left, after] = [limit, cursor ?? null]
  do {
    const page = await listMatches(db, {
      ...filter,
      ...(after && { cursor: after }),
      limit: Math.min(atOnce, left),
    })
    for (const { id } of page.items) {
      const text = await exportOf(db, id, platform)
      if (text !== undefined) yield text
    }
    left -= page.items.length
    after = page.nextCursor
  } while (after !== null && left > 0)
}
