import type { Database } from '@wis/db'

const longestMs = 60_000

interface Kept<Made> {
  readonly madeAt: number
  /** How often everything had been discarded before. */
  readonly after: number
  readonly made: Promise<Made | undefined>
}

/** Next has a copy of this file for each kind of page, so what they share is global. */
const shared = globalThis as typeof globalThis & { wisForgotten?: number }
const timesForgotten = () => shared.wisForgotten ?? 0

/** Discards everything that is kept, so that what a moderator has just hidden stands nowhere. */
export function forgetKept(): void {
  shared.wisForgotten = timesForgotten() + 1
}

/** However many visitors ask, a thing is made once a minute. What could not be made is tried again. */
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
    const after = timesForgotten()
    if (before?.after === after && now.getTime() - before.madeAt < longestMs) return before.made
    const fresh = { madeAt: now.getTime(), after, made: make() }
    own.delete(key)
    own.set(key, fresh)
    for (const oldest of [...own.keys()].slice(0, -mostKept)) own.delete(oldest)
    const forget = () => own.get(key) === fresh && own.delete(key)
    fresh.made.then((made) => made ?? forget(), forget)
    return fresh.made
  }
}
