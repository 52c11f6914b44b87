import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { MatchFilter } from '@wis/db/matches'
import type { Use } from '../rate-limit/allowance.ts'
import { exportsHere } from './exports.ts'
import { runShortJob, takenAway } from './short-job.ts'
import { streamOf } from './stream-of.ts'

/** How many matches are made at a time, for one use of the allowance. */
const atOnce = 50

interface ListCall {
  readonly request: Request
  owe(units: number): readonly Use[]
}

/**
 * The exports of many matches, one batch after another. A batch is read only after the client has taken the one
 * before, and nothing is held in between. Every fifty matches are one use of the allowance. If it is used up, the
 * next batch waits until it is available.
 */
export async function listStream(
  call: ListCall,
  { limit, ...filter }: MatchFilter & { readonly limit: number },
): Promise<ReadableStream<Uint8Array>> {
  return streamOf(batchesOf(call, filter, limit))
}

async function* batchesOf(
  { request: { signal }, owe }: ListCall,
  { cursor, ...filter }: MatchFilter,
  limit: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let [left, after, isFirst] = [limit, cursor ?? null, true]
  while (isFirst || (after !== null && left > 0)) {
    // The call itself was the first use.
    if (!isFirst) await untilAllowed(owe(1), signal)
    const from: MatchFilter = { ...filter, ...(after !== null && { cursor: after }) }
    const size = Math.min(atOnce, left)
    // One more attempt, so that the end of a workshop process does not break off a list that has begun.
    const { text, matches, nextCursor } = await batch(from, size).catch((error: unknown) => {
      if (isFirst) throw error
      return batch(from, size)
    })
    if (text.length > 0) yield text
    left -= matches
    after = nextCursor
    isFirst = false
  }
}

async function untilAllowed(uses: readonly Use[], signal: AbortSignal): Promise<void> {
  // The use was already taken and may leave a debt. The wait lasts until the debt is gone.
  const owedMs = Math.max(...uses.map(({ usedMs, windowMs }) => usedMs - windowMs))
  if (owedMs > 0) await wait(owedMs, undefined, { signal })
}

async function batch(filter: MatchFilter, limit: number) {
  const made = await runShortJob(() => exportsHere().workshop.run({ kind: 'list', filter, limit }))
  return { ...made, text: await takenAway(made.path) }
}
