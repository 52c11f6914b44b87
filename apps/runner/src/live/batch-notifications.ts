import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

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
