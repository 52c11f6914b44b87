import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ping } from '@wis/db'
import type { Database } from '@wis/db'
import { liveNamespace } from '@wis/protocol'
import { Server } from 'socket.io'
import type { Bus } from '../live/bus.ts'
import type { LiveNamespace } from '../live/feed.ts'
import type { Service } from './service.ts'
import type { Tallies } from './tallies.ts'

interface ServerOptions {
  readonly db: Database
  readonly bus: Bus
  readonly tallies: Pick<Tallies, 'text'>
  readonly port: number
  readonly host: string
  readonly origins: readonly string[]
}

export interface RunnerServer extends Service {
  readonly live: LiveNamespace
  /** The port it listens on, once it is started. */
  port(): number
}

/** The port of the runner: /health and /metrics for whoever looks after it, sockets for whoever watches. */
export function createRunnerServer({ db, bus, tallies, port, host, origins }: ServerOptions): RunnerServer {
  const http = createServer((request, response) => void answer({ db, tallies }, request, response))
  const sockets = new Server(http, {
    adapter: bus.adapter,
    addTrailingSlash: false,
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    cors: { origin: [...origins] },
  })
  return {
    live: sockets.of(liveNamespace),
    port: () => {
      const address = http.address()
      return typeof address === 'object' && address ? address.port : port
    },
    start: async () => {
      await bus.start()
      await new Promise<void>((resolve, reject) => {
        http.once('error', reject)
        http.listen(port, host, resolve)
      })
    },
    stop: async () => {
      await sockets.close()
      await bus.stop()
    },
  }
}

async function answer(
  { db, tallies }: Pick<ServerOptions, 'db' | 'tallies'>,
  { url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url === '/health') {
    const ok = await ping(db).then(
      () => true,
      () => false,
    )
    response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify({ ok }))
  } else if (url === '/metrics') {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(await tallies.text())
  } else {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.\n')
  }
}
