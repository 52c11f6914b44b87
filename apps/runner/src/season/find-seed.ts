import { setImmediate } from 'node:timers/promises'
import { scheduledSeed } from '@wis/proof'
import type { ScheduledSeating } from '@wis/proof'

/** The seeds tried in one go. They take a few milliseconds, in which the matches of this runner stand still. */
const atOnce = 2000

/** Finds the seed of a scheduled seating without holding up the matches that are played meanwhile. */
export async function findSeed(wanted: ScheduledSeating): Promise<string> {
  for (let from = 0; ; from += atOnce) {
    const seed = scheduledSeed(wanted, { from, to: from + atOnce })
    if (seed !== undefined) return seed
    await setImmediate()
  }
}
