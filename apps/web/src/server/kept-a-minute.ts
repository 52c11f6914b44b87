import type { Database } from '@wis/db'

const longestMs = 60_000

interface Kept<Made> {
  readonly madeAt: number
  readonly made: Promise<Made | undefined>
}

/**
 * However many visitors ask, a thing is made once a minute. A speech that is hidden since then leaves it with the next
 * one. What could not be made is tried again.
 */
export function keptAMinute<Made>(mostKept: number) {
  const kept = new WeakMap<Database, Map<string, Kept<Made>>>()
  return (
    db: Database,
    key: string,
    make: () => Promise<Made | undefined>,
    now = new Date(),
  ): Promise<Made | undefined> => {
    const own = kept.get(db) ?? new Map<string, Kept<Made>>()
    kept.set(db, own)
    const before = own.get(key)
    if (before && now.getTime() - before.madeAt < longestMs) return before.made
    const fresh = { madeAt: now.getTime(), made: make() }
    own.delete(key)
    own.set(key, fresh)
    for (const oldest of [...own.keys()].slice(0, -mostKept)) own.delete(oldest)
    const forget = () => own.get(key) === fresh && own.delete(key)
    fresh.made.then((made) => made ?? forget(), forget)
    return fresh.made
  }
}
