import { lostLifeLocks, takeLifeLock } from '@wis/db'
import pg from 'pg'
import type { Log } from '../operations/log.ts'

/** A life line that has not answered by then counts as lost, even if the network reports no error. */
export const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 } as const

/** A connection whose advisory lock says that this runner lives. */
export interface LifeLine {
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
