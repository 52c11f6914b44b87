import { createAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createStreamsAdapter } from '@socket.io/redis-streams-adapter'
import pg from 'pg'
import { createClient } from 'redis'
import type { Server } from 'socket.io'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { batchNotifications } from './batch-notifications.ts'

/** Carries what one runner says to the watchers of another: one of socket.io's own cluster adapters. */
export interface Bus extends Service {
  /** Told of trouble: what was said meanwhile may not have arrived everywhere. */
  onTrouble(listener: () => void): void
  readonly adapter: NonNullable<Parameters<Server['adapter']>[0]>
}

/** Held while a runner looks for the table of the bus. */
const attachmentsLock = 7422

export function createPostgresBus(url: string, log: Log): Bus {
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  const { report, onTrouble } = troubleReport(log)
  // The adapter puts no error listener on its connections: without these, a lost one would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return {
    onTrouble,
    adapter: createAdapter(batchNotifications(pool), { errorHandler: report }),
    start: async () => {
      // Where messages go that are too large for a notification of PostgreSQL. One runner after the other: two that make
      // it at the same moment would both find that it is not there.
      await pool.query(`select pg_advisory_xact_lock(${attachmentsLock});
        create table if not exists socket_io_attachments (
        id bigserial primary key, created_at timestamptz not null default now(), payload bytea)`)
    },
    stop: () => pool.end(),
  }
}

/** Over Redis Streams, for installations with more traffic than PostgreSQL should carry. */
export function createRedisBus(url: string, log: Log): Bus {
  const client = createClient({ url })
  const { report, onTrouble } = troubleReport(log)
  client.on('error', report)
  return {
    onTrouble,
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
