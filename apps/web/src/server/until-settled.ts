import 'server-only'
import { arenaRevision } from '@wis/db'
import { database } from './database.ts'

interface Kept {
  readonly revision: string
  readonly madeAt: number
  readonly value: Promise<unknown>
}

const kept = new Map<string, Kept>()
/** Other changes, such as a new name or a decision about an old match, become visible after this time. */
const longestMs = 30_000

/** The value that `make` made since the last match was settled. It is made once for everybody who asks meanwhile. */
export async function untilSettled<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
  const revision = await arenaRevision(database())
  const before = kept.get(key)
  if (before?.revision === revision && Date.now() - before.madeAt < longestMs) {
    // A key always stands for the same kind of value, made by the same function.
    return before.value as Promise<Value>
  }
  const value = make()
  kept.set(key, { revision, madeAt: Date.now(), value })
  // A failure is not kept, so the next caller tries again.
  value.catch(() => {
    if (kept.get(key)?.value === value) kept.delete(key)
  })
  return value
}
