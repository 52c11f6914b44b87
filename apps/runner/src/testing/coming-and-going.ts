import { once } from 'node:events'
import type { Server } from 'node:http'

/** Takes a server away, connections and all, and brings it back to its place. */
export const comingAndGoing = (server: Server, port: number) => ({
  leave: async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  },
  comeBack: async (): Promise<void> => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  },
})
