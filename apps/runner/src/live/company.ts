import { systemClock } from '@wis/agents'
import { countCompany, joinCompany } from '@wis/db'
import pg from 'pg'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'

const lookMs = 200
/** So long after a look this runner still counts on what it saw. */
const trustMs = 400
/** So long whoever comes waits before it lets watchers in: by then everybody has looked again, or trusts its look no more. */
const comingMs = trustMs + 200
/** A connection that has not answered by then is lost, whatever the network says. */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 } as const

/**
 * Whether there are other runners whose watchers would have to be told. Each holds a shared advisory lock as long as it
 * has watchers. What a runner has stored when it believes itself alone was stored before any other let watchers in, and
 * watchers read what is stored when they come: so nobody misses what nobody is told of.
 */
export interface Company extends Service {
  isAlone(): boolean
}

interface CompanyOptions {
  readonly url: string
  readonly log: Log
  /** Told when this runner had lost its lock and is seen by the others again: meanwhile they may have told it nothing. */
  onReturn(): void
}

export function createCompany({ url, log, onReturn }: CompanyOptions): Company {
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
      await joinCompany(client)
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
      aloneUntil = (await countCompany(client)) === 1 ? lookedAt + trustMs : 0
    } catch (error) {
      drop(client)
      throw error
    }
  }

  const beat = every({ name: 'company', intervalMs: lookMs, clock: systemClock, log, beat: look })
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
