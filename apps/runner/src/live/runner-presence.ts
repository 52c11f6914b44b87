import { systemClock } from '@wis/agents'
import { announcePresence, countPresent } from '@wis/db'
import pg from 'pg'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'

const lookMs = 200
/** The time for which this runner relies on its last look. */
const trustMs = 400
/**
 * A new runner waits this long before it lets watchers in. By then every other runner has looked again, or no longer
 * relies on its last look.
 */
const comingMs = trustMs + 200
/** A connection that has not answered by then counts as lost, even if the network reports no error. */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 } as const

/**
 * Says whether other runners have watchers who have to be told. Each runner holds a shared advisory lock while it has
 * watchers. While a runner believes that it is alone, no other runner has let watchers in yet. Watchers read the stored
 * log when they come, so they miss nothing that was stored before.
 */
export interface RunnerPresence extends Service {
  isAlone(): boolean
}

interface PresenceOptions {
  readonly url: string
  readonly log: Log
  /**
   * Called when the others can see this runner again after it had lost its lock. They may have told it nothing
   * meanwhile.
   */
  onReturn(): void
}

export function createRunnerPresence({ url, log, onReturn }: PresenceOptions): RunnerPresence {
  const stopping = new AbortController()
  let line: pg.Client | undefined
  let hasBeenIn = false
  let aloneUntil = 0
  const isAlone = () => performance.now() < aloneUntil

  const drop = (client: pg.Client) => {
    if (line === client) line = undefined
    aloneUntil = 0
    client.end().catch(() => undefined)
  }

  const join = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, ...patience })
    client.on('error', () => drop(client))
    try {
      await client.connect()
      await announcePresence(client)
    } catch (error) {
      drop(client)
      throw error
    }
    line = client
    if (hasBeenIn) void systemClock.pause(comingMs, stopping.signal).then(onReturn)
    hasBeenIn = true
    return client
  }

  const look = async () => {
    const client = line ?? (await join())
    const lookedAt = performance.now()
    try {
      const isOnly = (await countPresent(client)) === 1
      // An answer may come together with the news that the connection is lost, and with it the lock.
      aloneUntil = isOnly && line === client ? lookedAt + trustMs : 0
    } catch (error) {
      drop(client)
      throw error
    }
  }

  const beat = every({ name: 'presence', intervalMs: lookMs, clock: systemClock, log, beat: look })
  return {
    isAlone,
    start: async () => {
      await look()
      if (!isAlone()) await systemClock.pause(comingMs)
      await beat.start()
    },
    stop: async () => {
      stopping.abort()
      await beat.stop()
      await line?.end()
    },
  }
}
