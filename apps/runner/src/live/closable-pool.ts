import type pg from 'pg'

/**
 * A pool that can be closed while a caller is still getting a connection from it. socket.io's adapter would never give
 * that connection back, and would go on asking for another as long as the process lives.
 */
export function closablePool(pool: pg.Pool): { readonly pool: pg.Pool; close(): Promise<void> } {
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
