import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { MatchFilter } from '@wis/db'
import type { Use } from '../rate-limit/allowance.ts'
import { exportsHere } from './exports.ts'
import { makeTurns } from './make-turns.ts'
import { takenAway } from './taken-away.ts'

/** So many matches are made at a time, and cost one use. */
const atOnce = 50

interface ListCall {
  readonly request: Request
  owe(units: number): readonly Use[]
}

/**
 * Many matches, one after the other, some at a time: none is read before whoever takes them has taken those before, and
 * between two times nothing is held for them. Every fifty are one use of their allowance; where nothing is left of it, the
 * next are sent when there is.
 */
export async function listStream(
  call: ListCall,
  { limit, ...filter }: MatchFilter & { readonly limit: number },
): Promise<ReadableStream<Uint8Array>> {
  const batches = batchesOf(call, filter, limit)
  // What cannot be made at all is told before anything is sent.
  const first = await batches.next()
  let next: typeof first | undefined = first
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = next ?? (await batches.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await batches.return()),
    },
    { highWaterMark: 0 },
  )
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
    // What has begun is not broken off for the sake of a process that has just ended.
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
  // What is owed was taken already: the wait is until nothing is owed any more.
  const owedMs = Math.max(...uses.map(({ usedMs, windowMs }) => usedMs - windowMs))
  if (owedMs > 0) await wait(owedMs, undefined, { signal })
}

async function batch(filter: MatchFilter, limit: number) {
  const made = await makeTurns(() => exportsHere().workshop.run({ kind: 'list', filter, limit }))
  return { ...made, text: await takenAway(made.path) }
}
