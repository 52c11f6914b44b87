import { setTimeout as wait } from 'node:timers/promises'
import { createAdapter } from '@socket.io/postgres-adapter'
import { createAdapter as createStreamsAdapter } from '@socket.io/redis-streams-adapter'
import { advisoryLocks } from '@wis/db'
import pg from 'pg'
import { createClient } from 'redis'
import type { Server } from 'socket.io'
import { keptOpen } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import { createRunnerPresence } from './runner-presence.ts'

/** The statement with which socket.io's adapter notifies the other runners: the channel, then the message. */
const notifyOne = 'SELECT pg_notify($1, $2)'
const notifyAll =
  'select pg_notify(c, m) from unnest($1::text[], $2::text[]) with ordinality as t(c, m, n) order by n'

/** No watcher notices this delay. Between busy runners it saves most of the traffic. */
const breathMs = 10
const secondTryMs = 200

interface Waiting {
  readonly channel: unknown
  readonly message: unknown
  resolve(): void
  reject(error: unknown): void
}

interface BatchedPool {
  readonly pool: pg.Pool
  /** Whether every notification has been sent. */
  isIdle(): boolean
}

/**
 * The same pool, except that notifications which come while one is on its way go out together after it, in order.
 * PostgreSQL takes one notifying transaction at a time and wakes every runner for each one. Without batches, many
 * matches at once would wait for each other.
 */
export function batchNotifications(pool: pg.Pool): BatchedPool {
  let waiting: Waiting[] = []
  let isSending = false
  let asked = 0

  const send = async () => {
    isSending = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const values = [batch.map(({ channel }) => channel), batch.map(({ message }) => message)]
      await pool.query({ name: 'notify-all', text: notifyAll, values }).then(
        () => batch.forEach(({ resolve }) => resolve()),
        () => oneByOne(pool, batch),
      )
      await wait(breathMs)
    }
    isSending = false
  }
  const query = (text: string, values: readonly unknown[] = []) => {
    if (text !== notifyOne) {
      asked += 1
      return pool.query(text, [...values]).finally(() => (asked -= 1))
    }
    return new Promise<void>((resolve, reject) => {
      waiting.push({ channel: values[0], message: values[1], resolve, reject })
      if (!isSending) void send()
    })
  }
  return {
    pool: new Proxy(pool, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
    }),
    isIdle: () => !isSending && asked === 0,
  }
}

/** Sends each notification again alone, on another connection, so that a bad one stops only itself. */
async function oneByOne(pool: pg.Pool, batch: readonly Waiting[]): Promise<void> {
  await wait(secondTryMs)
  for (const { channel, message, resolve, reject } of batch)
    await pool.query(notifyOne, [channel, message]).then(() => resolve(), reject)
}

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
