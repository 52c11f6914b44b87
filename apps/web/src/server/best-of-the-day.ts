import 'server-only'
import { bestOfDay } from '@wis/db/matches'
import type { BestOfDay } from '@wis/db/matches'
import { database } from './database.ts'

const kept = new Map<string, { readonly madeAt: number; readonly best: Promise<BestOfDay> }>()
const longestMs = 60_000

/** The best matches of the day, of one game or of all, looked up once a minute, however many visitors ask. */
export function bestOfTheDay(game?: string): Promise<BestOfDay> {
  const key = game ?? 'all'
  const before = kept.get(key)
  if (before && Date.now() - before.madeAt < longestMs) return before.best
  const best = bestOfDay(database(), game === undefined ? {} : { game })
  const found = { madeAt: Date.now(), best }
  kept.set(key, found)
  // A failure is not kept, so the next visitor tries again.
  best.catch(() => {
    if (kept.get(key) === found) kept.delete(key)
  })
  return best
}
