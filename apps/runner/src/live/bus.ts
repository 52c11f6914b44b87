import { createAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createStreamsAdapter } from '@socket.io/redis-streams-adapter'
import { advisoryLocks } from '@wis/db'
import pg from 'pg'
import { createClient } from 'redis'
import type { Server } from 'socket.io'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { batchNotifications } from './batch-notifications.ts'
import { closablePool } from './closable-pool.ts'
import { createCompany } from './company.ts'

/** Carries what one runner says to the watchers of another: one of socket.io's own cluster adapters. */
export interface Bus extends Service {
  /** Told of trouble: what was said meanwhile may not have arrived everywhere. */
  onTrouble(listener: () => void): void
  /** Whether nobody but this runner's own watchers has to be told, and all that was to go elsewhere has gone. */
  isAlone(): boolean
  readonly adapter: NonNullable<Parameters<Server['adapter']>[0]>
}

export function createPostgresBus(url: string, log: Log): Bus {
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  const { report, onTrouble } = troubleReport(log)
  // The adapter puts no error listener on its connections: without these, a lost one would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  const batched = batchNotifications(pool)
  const closable = closablePool(batched.pool)
  const onReturn = () => report(new Error('this runner was away: the others may not have told it everything'))
  const company = createCompany({ url, log, onReturn })
  return {
    onTrouble,
    isAlone: () => company.isAlone() && batched.isIdle(),
    adapter: createAdapter(closable.pool, { errorHandler: report }),
    start: async () => {
      // Where messages go that are too large for a notification of PostgreSQL. One runner after the other: two that make
      // it at the same moment would both find that it is not there.
      await pool.query(`select pg_advisory_xact_lock(${advisoryLocks.attachments});
        create table if not exists socket_io_attachments (
        id bigserial primary key, created_at timestamptz not null default now(), payload bytea)`)
      await company.start()
    },
    stop: async () => {
      await company.stop()
      await closable.close()
    },
  }
}

/** Over Redis Streams, for installations with more traffic than PostgreSQL should carry. */
export function createRedisBus(url: string, log: Log): Bus {
  const client = createClient({ url })
  const { report, onTrouble } = troubleReport(log)
  client.on('error', report)
  return {
    onTrouble,
    // Whoever needs Redis has several.
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
