import type { Clock } from '@wis/agents'
import { lostLifeLocks, takeLifeLock } from '@wis/db'
import pg from 'pg'
import { inBrief } from '../operations/log.ts'
import type { Log } from '../operations/log.ts'

/** A life line that has not answered by then counts as lost, even if the network reports no error. */
export const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 } as const

/** A connection whose advisory lock says that this runner lives. */
interface LifeLine {
  /** Takes the lock if it is not held. */
  hold(): Promise<pg.Client>
  /**
   * The locks of runners that have lost theirs, or were silent for longer. The question goes over the life line itself, so
   * that a runner without one notices that before it judges others.
   */
  lifeless(silentMs: number): Promise<readonly number[]>
  end(): Promise<void>
}

interface LifeLineOptions {
  readonly url: string
  readonly key: number
  readonly log: Log
}

export function createLifeLine({ url, key, log }: LifeLineOptions): LifeLine {
  let life: pg.Client | undefined

  const drop = (client: pg.Client) => {
    if (life === client) life = undefined
    client.end().catch(() => undefined)
  }
  const droppedBy = (client: pg.Client) => (error: unknown) => {
    drop(client)
    throw error
  }

  /** If the connection was lost, a new one takes the lock again. */
  const hold = async (): Promise<pg.Client> => {
    if (life) return life
    const client = new pg.Client({ connectionString: url, ...patience })
    client.on('error', (error) => {
      log.warn('life-line-lost', { error: error.message })
      drop(client)
    })
    await client
      .connect()
      .then(() => takeLock(client, key))
      .catch(droppedBy(client))
    life = client
    return client
  }

  return {
    hold,
    lifeless: async (silentMs) => {
      const client = await hold()
      return lostLifeLocks(client, silentMs).catch(droppedBy(client))
    },
    end: async () => life?.end(),
  }
}

async function takeLock(client: pg.Client, key: number): Promise<void> {
  if (!(await takeLifeLock(client, key)))
    throw new Error('the server still holds the lock for an earlier connection')
}

interface PatienceOptions {
  readonly queue: string
  readonly clock: Clock
  readonly log: Log
  /** Ends every pause. */
  readonly draining: AbortSignal
  /** Ends work that cannot be done. Without this function it is tried for ever. */
  giveUp?(key: string): Promise<unknown>
}

/** Decides how the failed jobs of one queue go on in this process. */
interface Patience {
  /** Makes a failed job pause, or ends it if it has failed too often; true if it has ended. */
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

/** The number of failures in a row after which a job is ended. */
const mostTries = 5

/**
 * The cause of a failure may last, so the same turn is not asked again at once. Each pause is twice as long as the one
 * before, but never longer than a match may wait for its next runner.
 */
const restMsAfter = (tries: number) => Math.min(1000 * 2 ** (tries - 1), 10_000)

/**
 * Failures in a row, by job. This process does not learn of a job that succeeds elsewhere, so a full list is cleared.
 */
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
