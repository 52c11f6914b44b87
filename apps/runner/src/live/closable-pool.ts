import type pg from 'pg'

/**
 * A pool that can be closed while somebody is only just getting a connection from it. socket.io's adapter would never
 * give that one back, and would try to get another for as long as the process lives.
 */
export function closablePool(pool: pg.Pool): { readonly pool: pg.Pool; close(): Promise<void> } {
  const lent = new Set<pg.PoolClient>()
  let isClosed = false
  const connect = async (): Promise<pg.PoolClient> => {
    if (isClosed) return nobodyWaits()
    const client = await pool.connect()
    // What was closed meanwhile waits for this one.
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
