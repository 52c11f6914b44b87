import 'server-only'
import { bestOfDay } from '@wis/db/matches'
import type { BestOfDay } from '@wis/db/matches'
import { database } from './database.ts'

let kept: { readonly madeAt: number; readonly best: Promise<BestOfDay> } | undefined
const longestMs = 60_000

/** The best matches of the day, looked up once a minute, however many visitors ask. */
export function bestOfTheDay(): Promise<BestOfDay> {
  if (kept && Date.now() - kept.madeAt < longestMs) return kept.best
  const best = bestOfDay(database())
  kept = { madeAt: Date.now(), best }
  // A failure is not kept, so the next visitor tries again.
  best.catch(() => {
    if (kept?.best === best) kept = undefined
  })
  return best
}
