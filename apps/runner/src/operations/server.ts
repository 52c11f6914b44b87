import { createServer } from 'node:http'
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { ping } from '@wis/db'
import type { Database } from '@wis/db'
import { agentNamespace, isAgentPath, liveNamespace, outboundLimits } from '@wis/protocol'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io'
import { Decoder, Encoder, PacketType } from 'socket.io-parser'
import type { Bus } from '../live/bus.ts'
import type { LiveNamespace } from '../live/feed.ts'
import { createGuard } from '../live/guard.ts'
import type { Guard, SocketLimits } from '../live/guard.ts'
import type { AgentsNamespace } from '../outbound/door.ts'
import type { Service } from './every.ts'
import type { Tallies } from './tallies.ts'
import type { StorageWatch } from './watch-storage.ts'

interface ServerOptions {
  readonly db: Database
  readonly bus: Bus
  readonly tallies: Pick<Tallies, 'text'>
  readonly storage?: Pick<StorageWatch, 'report'>
  readonly port: number
  readonly host: string
  readonly origins: readonly string[]
  /** The number of the operator's proxies that report the address of the visitor; 0 by default. */
  readonly proxies?: number
  /** The pages use these keys to seal the address of the visitor whose socket they hand on. */
  readonly secretKey?: string | undefined
  readonly most?: SocketLimits
}

const roomy: SocketLimits = { sockets: 10_000, perAddress: 256 }

export interface RunnerServer extends Service {
  readonly live: LiveNamespace
  readonly agents: AgentsNamespace
  readonly http: HttpServer
  readonly guard: Guard
  /** The port, known once the server is started. */
  port(): number
}

/** A client that sends a byte at a time, or reads nothing, loses its connection. Sockets have rules of their own. */
const patience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }

type EngineSocket = Socket['conn']

/** The port of the runner: /health and /metrics for the operator, sockets for watchers. */
export function createRunnerServer(options: ServerOptions): RunnerServer {
  const { bus, port, host, origins, proxies = 0, secretKey, most = roomy } = options
  const guard = createGuard({ origins, proxies, secretKey, most })
  const http = createServer(patience, (request, response) => void answer(options, request, response))
  const sockets = new Server(http, {
    adapter: bus.adapter,
    parser: socketParser,
    addTrailingSlash: false,
    serveClient: false,
    maxHttpBufferSize: outboundLimits.messageBytes,
    perMessageDeflate: false,
    cors: { origin: [...origins] },
    allowRequest: (request, decide) => {
      const refusal = guard.refusal(request)
      decide(refusal?.message, refusal === undefined)
    },
  })
  sockets.engine.on('connection', (connection: EngineSocket) =>
    connection.once('close', guard.count(connection.request)),
  )
  return {
    live: sockets.of(liveNamespace),
    agents: sockets.of(agentNamespace),
    http,
    guard,
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
  { db, tallies, storage }: ServerOptions,
  { url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url === '/health') {
    const ok = await ping(db).then(
      () => true,
      () => false,
    )
    // Not unwell: a restart would only interrupt matches, and a full disk needs a person.
    const body = JSON.stringify({ ok, storage: storage?.report() ?? null })
    response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' }).end(body)
  } else if (url === '/metrics') {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(await tallies.text())
  } else if (isAgentPath(url ?? '')) {
    const headers = { 'content-type': 'text/plain', upgrade: 'websocket' }
    response.writeHead(426, headers).end('Agents dial in here with a WebSocket.\n')
  } else {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.\n')
  }
}

const withBytes = new RegExp(`^[${PacketType.BINARY_EVENT}${PacketType.BINARY_ACK}]`)

/**
 * Reads the packets of socket.io that this server knows. A message with bytes in it is none of them: the library would
 * look for their places in it, and call itself for each level that it is nested.
 */
class WithoutBytes extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || withBytes.test(packet))
      throw new TypeError('no message here holds bytes')
    super.add(packet)
  }
}

const socketParser = { Encoder, Decoder: WithoutBytes }
