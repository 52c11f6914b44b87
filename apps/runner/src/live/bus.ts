import { createAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createStreamsAdapter } from '@socket.io/redis-streams-adapter'
import { advisoryLocks } from '@wis/db'
import pg from 'pg'
import { createClient } from 'redis'
import type { Server } from 'socket.io'
import { keptOpen } from '../operations/kept-open.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { batchNotifications } from './batch-notifications.ts'
import { createRunnerPresence } from './runner-presence.ts'

/** Carries messages of one runner to the watchers of another: one of socket.io's cluster adapters. */
export interface Bus extends Service {
  /** Called after trouble, because earlier messages may not have arrived everywhere. */
  onTrouble(listener: () => void): void
  /** True if only this runner's own watchers have to be told, and all messages to other runners have been sent. */
  isAlone(): boolean
  readonly adapter: NonNullable<Parameters<Server['adapter']>[0]>
}

export function createPostgresBus(url: string, log: Log): Bus {
  const pool = new pg.Pool({ connectionString: url, max: 3, ...keptOpen })
  const { report, onTrouble } = troubleReport(log)
  // The adapter puts no error listener on its connections. Without these, a lost connection would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  const batched = batchNotifications(pool)
  const closable = closablePool(batched.pool)
  const onReturn = () => report(new Error('this runner was away: the others may not have told it everything'))
  const presence = createRunnerPresence({ url, log, onReturn })
  return {
    onTrouble,
    isAlone: () => presence.isAlone() && batched.isIdle(),
    adapter: createAdapter(closable.pool, { errorHandler: report }),
    start: async () => {
      // The table for messages too large for a notification of PostgreSQL. Runners take turns: two that created it at
      // the same moment would both find it missing.
      await pool.query(`select pg_advisory_xact_lock(${advisoryLocks.attachments});
        create table if not exists socket_io_attachments (
        id bigserial primary key, created_at timestamptz not null default now(), payload bytea)`)
      await presence.start()
    },
    stop: async () => {
      await presence.stop()
      await closable.close()
    },
  }
}

/** Uses Redis Streams, for installations with more traffic than PostgreSQL should carry. */
export function createRedisBus(url: string, log: Log): Bus {
  const client = createClient({ url })
  const { report, onTrouble } = troubleReport(log)
  client.on('error', report)
  return {
    onTrouble,
    // An operator who needs Redis has several runners.
    isAlone: () => false,
    adapter: createStreamsAdapter(client),
    start: async () => {
      await client.connect()
    },
    stop: async () => {
      client.destroy()
    },
  }
}

function troubleReport(log: Log) {
  const listeners: (() => void)[] = []
  return {
    onTrouble: (listener: () => void) => void listeners.push(listener),
    report: (error: Error) => {
      log.warn('bus-trouble', { error: error.message })
      for (const listener of listeners) listener()
    },
  }
}

/**
 * A pool that can be closed while a caller is still getting a connection from it. socket.io's adapter would never give
 * that connection back, and would go on asking for another as long as the process lives.
 */
function closablePool(pool: pg.Pool): { readonly pool: pg.Pool; close(): Promise<void> } {
  const lent = new Set<pg.PoolClient>()
  let isClosed = false
  const connect = async (): Promise<pg.PoolClient> => {
    if (isClosed) return nobodyWaits()
    const client = await pool.connect()
    // A pool that was closed meanwhile waits for this connection.
    if (isClosed) client.release(true)
    else lent.add(client)
    return isClosed ? nobodyWaits() : client
  }
  pool.on('release', (_, client) => lent.delete(client))
  return {
    pool: new Proxy(pool, {
      get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name, target)),
    }),
    close: async () => {
      isClosed = true
      for (const client of lent) client.release(true)
      await pool.end()
    },
  }
}

const nobodyWaits = () => new Promise<never>(() => undefined)
