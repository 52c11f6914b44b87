import 'server-only'
import { arenaRevision } from '@wis/db'
import { database } from './database.ts'

interface Kept {
  readonly revision: string
  readonly madeAt: number
  readonly value: Promise<unknown>
}

const kept = new Map<string, Kept>()
/** What changes otherwise, such as a name or a decision about an old match, is seen after this time. */
const longestMs = 30_000

/** What `make` made since the last match was settled: made once for everybody who asks meanwhile. */
export async function untilSettled<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
  const revision = await arenaRevision(database())
  const before = kept.get(key)
  if (before?.revision === revision && Date.now() - before.madeAt < longestMs) {
    // A key always stands for the same thing, made by the same function.
    return before.value as Promise<Value>
  }
  const value = make()
  kept.set(key, { revision, madeAt: Date.now(), value })
  // What failed is not kept: the next one tries again.
  value.catch(() => {
    if (kept.get(key)?.value === value) kept.delete(key)
  })
  return value
}
