import type { Clock } from '@wis/agents'
import { inBrief } from '../operations/in-brief.ts'
import type { Log } from '../operations/log.ts'

interface PatienceOptions {
  readonly queue: string
  readonly clock: Clock
  readonly log: Log
  /** Ends every rest. */
  readonly draining: AbortSignal
  /** Ends what cannot be done. Without it, it is tried for ever. */
  giveUp?(key: string): Promise<unknown>
}

/** What becomes of the jobs of one queue that fail here. */
export interface Patience {
  /** Lets a job rest that has failed, or ends it where it has failed too often; whether it is over with that. */
  failed(key: string, error: unknown): Promise<boolean>
  succeeded(key: string): void
}

export function createPatience({ queue, clock, log, draining, giveUp }: PatienceOptions): Patience {
  const failures = countFailures()

  const givenUp = async (key: string): Promise<boolean> => {
    if (!giveUp) return false
    try {
      await giveUp(key)
    } catch (error) {
      log.warn('job-not-given-up', { queue, key, error: inBrief(error) })
      return false
    }
    log.error('job-given-up', { queue, key })
    return true
  }

  return {
    failed: async (key, error) => {
      const tries = failures.another(key)
      log.error('job-interrupted', { queue, key, tries, error: inBrief(error) })
      if (tries >= mostTries && (await givenUp(key))) return true
      await clock.pause(restMsAfter(tries), draining)
      return false
    },
    succeeded: (key) => failures.none(key),
  }
}

/** So often in a row a job may fail before whoever can end it does. */
const mostTries = 5

/**
 * What interrupted a job may last: it is not taken up again in the same breath, with the same turn asked once more, and
 * each time it rests twice as long. Never longer than a match may wait for its next runner.
 */
const restMsAfter = (tries: number) => Math.min(1000 * 2 ** (tries - 1), 10_000)

/** How often in a row each has failed here. One that succeeds elsewhere is never heard of again: then all are forgotten. */
function countFailures() {
  const counts = new Map<string, number>()
  return {
    another: (key: string): number => {
      if (counts.size > mostCounted) counts.clear()
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count
    },
    none: (key: string) => void counts.delete(key),
  }
}
const mostCounted = 1000
