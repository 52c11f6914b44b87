import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { ping } from '@wis/db'
import type { Database } from '@wis/db'
import { liveNamespace } from '@wis/protocol'
import pg from 'pg'
import { Server } from 'socket.io'
import type { LiveNamespace } from './live/feed.ts'
import type { Log } from './log.ts'
import type { Service } from './service.ts'

interface ServerOptions {
  readonly db: Database
  readonly log: Log
  readonly port: number
  readonly host: string
  readonly origins: readonly string[]
}

export interface RunnerServer extends Service {
  readonly live: LiveNamespace
  /** The port it listens on, once it is started. */
  port(): number
}

/** The port of the runner: /health for whoever looks after it, sockets for whoever watches. */
export function createRunnerServer(options: ServerOptions): RunnerServer {
  const { db, log, port, host, origins } = options
  const bus = openBus(db, log)
  const http = createServer((request, response) => {
    if (request.url !== '/health') return void response.writeHead(404).end()
    void ping(db).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
      () => response.writeHead(503, { 'content-type': 'application/json' }).end('{"ok":false}'),
    )
  })
  const sockets = new Server(http, {
    adapter: createAdapter(bus, {
      errorHandler: (error) => log.warn('bus-trouble', { error: error.message }),
    }),
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
      await prepareBus(bus)
      await new Promise<void>((resolve, reject) => {
        http.once('error', reject)
        http.listen(port, host, resolve)
      })
    },
    stop: async () => {
      await sockets.close()
      await bus.end()
    },
  }
}

/** The adapter puts no error listener on its connections: without these, a lost one would end the process. */
function openBus(db: Database, log: Log): pg.Pool {
  const bus = new pg.Pool({ connectionString: db.url, max: 3 })
  const report = (error: Error) => log.warn('bus-trouble', { error: error.message })
  bus.on('error', report)
  bus.on('connect', (client) => client.on('error', report))
  return bus
}

/** Where messages go that are too large for a notification of PostgreSQL. */
async function prepareBus(bus: pg.Pool): Promise<void> {
  await bus.query(`create table if not exists socket_io_attachments (
    id bigserial primary key, created_at timestamptz not null default now(), payload bytea)`)
}
