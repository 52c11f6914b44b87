import { timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { A2A_VERSION_HEADER, AGENT_CARD_PATH, AgentCard, formatSSEEvent, SSE_HEADERS } from '@a2a-js/sdk'
import type { Task } from '@a2a-js/sdk'
import { isLegacyJsonRpcMethod } from '@a2a-js/sdk/compat/v0_3'
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server'
import {
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
} from '@a2a-js/sdk/server'
import { readJson } from '@wis/engine'
import { hashText } from '@wis/proof'
import { HostExecutor } from './host-executor.ts'
import type { HostWorld } from './host-executor.ts'

export interface HostServing extends HostWorld {
  readonly port: number
  readonly host: string
  /** The address that the card names. If absent, the one that it listens at. */
  readonly cardUrl: string | undefined
  readonly version: string
  /** Whoever calls must send it as a bearer token. Empty for a host that is open to all who reach it. */
  readonly key: string
}

const largestBody = 256 * 1024

/** Serves the host: its card, and JSON-RPC of versions 1.0 and 0.3. */
export async function serveHost(serving: HostServing): Promise<{ port: number; close(): Promise<void> }> {
  const server = http.createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(serving.port, serving.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : serving.port
  const card = cardOf(serving, serving.cardUrl ?? `http://${serving.host}:${port}/`)
  const handler = new DefaultRequestHandler(card, new BoundedTaskStore(), new HostExecutor(serving))
  const newest = new JsonRpcTransportHandler(handler)
  const older = new LegacyJsonRpcTransportHandler(handler)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const told = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const [pathname] = (request.url ?? '/').split('?')
    if (request.method === 'GET' && pathname === `/${AGENT_CARD_PATH}`) return void told(200, shownCard(card))
    if (request.method !== 'POST') return void told(404, { error: 'send JSON-RPC by POST' })
    if (!mayIn(request, serving.key)) return void told(401, { error: 'this host needs its key' })
    const body = await bodyOf(request).catch(() => null)
    // The caller hung up before all of it had come.
    if (body === null) return
    if (body === undefined) return void told(413, { error: 'the request is too long' })
    const read = readJson(body)
    const asked = read.ok && isRecord(read.value) ? read.value : {}
    const isOlder = isLegacyJsonRpcMethod(asked['method'])
    const version = isOlder ? '0.3' : '1.0'
    const context = new ServerCallContext({ requestedVersion: version })
    try {
      const answered = await (isOlder ? older : newest).handle(asked, context)
      if (!(Symbol.asyncIterator in answered)) return void told(200, answered)
      response.writeHead(200, { ...SSE_HEADERS, [A2A_VERSION_HEADER]: version })
      for await (const event of answered) response.write(formatSSEEvent(event))
      response.end()
    } catch (error) {
      const mapped = isOlder
        ? LegacyJsonRpcTransportHandler.mapToLegacyJSONRPCError(error)
        : JsonRpcTransportHandler.mapToJSONRPCError(error)
      if (response.headersSent) response.end()
      else told(200, { jsonrpc: '2.0', id: asked['id'] ?? null, error: mapped })
    }
  }

  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Both texts are hashed first, so that the time says nothing about their length. */
function mayIn({ headers }: IncomingMessage, key: string): boolean {
  if (key === '') return true
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${key}`].map((text) =>
    Buffer.from(hashText(text)),
  )
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted)
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const example = {
  participants: { fox: 'https://fox.example', owl: 'https://owl.example' },
  config: { game: 'holdem', matches: 4 },
}

function cardOf({ version, key }: HostServing, url: string): AgentCard {
  const way = { url, protocolBinding: 'JSONRPC', tenant: '' }
  return {
    name: 'Game host',
    description:
      'Hosts matches and tournaments of games between A2A agents. It answers with results and a log that can be verified.',
    supportedInterfaces: [
      { ...way, protocolVersion: '1.0' },
      { ...way, protocolVersion: '0.3' },
    ],
    provider: undefined,
    version,
    capabilities: { streaming: true, pushNotifications: false, extensions: [] },
    securitySchemes:
      key === ''
        ? {}
        : {
            bearer: {
              scheme: {
                $case: 'httpAuthSecurityScheme',
                value: { scheme: 'Bearer', description: '', bearerFormat: '' },
              },
            },
          },
    securityRequirements: [],
    defaultInputModes: ['text/plain', 'application/json'],
    defaultOutputModes: ['application/json', 'application/jsonl'],
    skills: [
      {
        id: 'host-tournament',
        name: 'Host a tournament',
        description: 'Plays every table that the participants can form, with built-in agents on empty seats.',
        tags: ['game', 'assessment', 'multi-agent'],
        examples: [JSON.stringify(example)],
        inputModes: [],
        outputModes: [],
        securityRequirements: [],
      },
    ],
    signatures: [],
  }
}

/** One text for clients of both versions. */
const shownCard = (card: AgentCard) => ({
  ...(AgentCard.toJSON(card) as object),
  url: card.supportedInterfaces[0]?.url,
  preferredTransport: 'JSONRPC',
  protocolVersion: '0.3.0',
})

const mostTasks = 50

/** Forgets the oldest tasks, because each holds the logs of its matches. It lists none: a task is its caller's. */
class BoundedTaskStore extends InMemoryTaskStore {
  readonly #known = new Map<string, Task>()

  override save(task: Task): Promise<void> {
    this.#known.set(task.id, structuredClone(task))
    const [oldest] = this.#known.keys()
    if (this.#known.size > mostTasks && oldest !== undefined) this.#known.delete(oldest)
    return Promise.resolve()
  }

  override load(taskId: string): Promise<Task | undefined> {
    const task = this.#known.get(taskId)
    return Promise.resolve(task && structuredClone(task))
  }
}
