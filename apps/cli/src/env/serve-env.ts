import http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonIn } from '@wis/engine'
import { answerTo, EnvCalls } from './env-calls.ts'
import type { EnvWorld } from './env-session.ts'
import { answerTool } from './env-tools.ts'
import { OpenEnv, openEnvMetadata, openEnvSchema } from './open-env.ts'
import { EnvFault } from './reset-request.ts'
import { takeSocket } from './web-socket.ts'
import type { TextSocket } from './web-socket.ts'

export interface EnvServer {
  readonly port: number
  close(): Promise<void>
}

interface Serving extends EnvWorld {
  readonly port: number
  readonly host: string
  readonly version: string
  /** More are refused, so that a trainer with a fault does not fill the memory. */
  readonly mostSessions: number
}

const largestBody = 1024 * 1024

/** Serves environments over HTTP and WebSocket in the wire of OpenEnv, and the calls of `wis env` at `/calls`. */
export async function serveEnv(serving: Serving): Promise<EnvServer> {
  const site = new EnvSite(serving)
  const server = http.createServer((request, response) => void site.answer(request, response))
  server.on('upgrade', (request, stream) => {
    const isOurs = targetOf(request)?.pathname === '/ws' && isFromHere(request)
    if (isOurs) site.takeSocket(request, stream)
    else stream.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(serving.port, serving.host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : serving.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        site.closeSockets()
      }),
  }
}

/** Undefined for a target such as `//`, which is the name of no place. */
const targetOf = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.canParse(url, 'http://here') ? new URL(url, 'http://here') : undefined

/** A page of another site may not play here. Programs send no origin. */
const isFromHere = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined ||
  (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host)

class EnvSite {
  readonly #serving: Serving
  readonly #calls: EnvCalls
  /** Those of plain HTTP, by the episode, and of tools, by the session. The one used last is the last. */
  readonly #open = new Map<string, OpenEnv>()
  readonly #sockets = new Set<TextSocket>()

  constructor(serving: Serving) {
    this.#serving = serving
    this.#calls = new EnvCalls(serving)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const told = (status: number, value?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(value === undefined ? undefined : JSON.stringify(value))
    }
    try {
      if (!isFromHere(request)) return told(403, { detail: 'pages of this origin may not play here' })
      const target = targetOf(request)
      if (!target) return told(400, { detail: 'the request names no address' })
      const { pathname, searchParams } = target
      if (request.method === 'GET') return this.#get(pathname, searchParams, told)
      if (request.method !== 'POST') return told(405, { detail: 'use GET or POST' })
      const body = await bodyOf(request).catch(() => null)
      // The caller hung up before all of it had come.
      if (body === null) return
      if (body === undefined) return told(413, { detail: 'the request is too long' })
      await this.#post(pathname, jsonIn(body === '' ? '{}' : body), { request, response, told })
    } catch (error) {
      const isFault = error instanceof EnvFault || error instanceof RangeError
      if (!isFault) console.error(error)
      told(isFault ? 422 : 500, { detail: isFault ? error.message : 'the environment failed' })
    }
  }

  takeSocket(request: IncomingMessage, stream: Parameters<typeof takeSocket>[1]): void {
    let env: OpenEnv | undefined
    let own: TextSocket | undefined
    let last: Promise<unknown> = Promise.resolve()
    const heard = (message: string, socket: TextSocket) => {
      own = socket
      this.#sockets.add(socket)
      if (!env && this.#sockets.size > this.#serving.mostSessions) {
        socket.send(
          JSON.stringify(socketFault('CAPACITY_REACHED', 'the maximum number of sessions is reached')),
        )
        return socket.close()
      }
      const asked = (env ??= new OpenEnv(this.#serving))
      // One after another, as they were sent.
      last = last.then(async () => {
        const answer = await answerSocket(asked, jsonIn(message))
        if (answer === 'close') socket.close()
        else if (answer) socket.send(JSON.stringify(answer))
      })
    }
    takeSocket(request, stream, { heard, gone: () => own && this.#sockets.delete(own) })
  }

  closeSockets(): void {
    for (const socket of this.#sockets) socket.close()
  }

  #get(pathname: string, query: URLSearchParams, told: (status: number, value?: unknown) => void): void {
    if (pathname === '/health') return told(200, { status: 'healthy' })
    if (pathname === '/schema') return told(200, openEnvSchema)
    if (pathname === '/metadata') return told(200, openEnvMetadata(this.#serving.version))
    if (pathname === '/state') return told(200, this.#envOf(query.get('episode_id')).state)
    return told(404, { detail: `there is nothing at ${pathname}` })
  }

  async #post(pathname: string, body: unknown, { request, response, told }: Posted): Promise<void> {
    const asked = isRecord(body) ? body : {}
    switch (pathname) {
      case '/calls':
        return told(200, await this.#answerCalls(body))
      case '/reset': {
        const env = new OpenEnv(this.#serving)
        const stepped = await env.reset(asked)
        this.#keep(env.episode, env)
        this.#keep('', env)
        return told(200, { ...stepped, metadata: { episode_id: env.episode } })
      }
      case '/step':
        return told(200, await this.#envOf(asked['episode_id']).step(asked['action']))
      case '/mcp': {
        const named = request.headers['mcp-session-id']
        const session = typeof named === 'string' ? named : `mcp-${crypto.randomUUID()}`
        const env = this.#open.get(session) ?? new OpenEnv(this.#serving)
        this.#keep(session, env)
        response.setHeader('mcp-session-id', session)
        const answer = await answerTool(env, body)
        return told(answer ? 200 : 202, answer)
      }
      default:
        return told(404, { detail: `there is nothing at ${pathname}` })
    }
  }

  async #answerCalls(body: unknown): Promise<unknown> {
    if (Array.isArray(body)) return Promise.all(body.map((one) => this.#answerCalls(one)))
    const begins = isRecord(body) && body['call'] === 'reset'
    if (begins && this.#calls.sessions >= this.#serving.mostSessions)
      return { ok: false, fault: 'the maximum number of sessions is reached: close one' }
    return answerTo(this.#calls, body)
  }

  /** The episode, or the one that was begun last. */
  #envOf(episode: unknown): OpenEnv {
    const env = this.#open.get(typeof episode === 'string' ? episode : '')
    if (env) return env
    throw new EnvFault('there is no such episode: call reset first')
  }

  /** The one that was used least lately makes room. */
  #keep(name: string, env: OpenEnv): void {
    this.#open.delete(name)
    this.#open.set(name, env)
    const [oldest] = this.#open.keys()
    if (this.#open.size > this.#serving.mostSessions && oldest !== undefined) this.#open.delete(oldest)
  }
}

interface Posted {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  told(status: number, value?: unknown): void
}

const socketFault = (code: string, message: string) => ({ type: 'error', data: { message, code } })

async function answerSocket(env: OpenEnv, asked: unknown): Promise<object | 'close' | undefined> {
  if (!isRecord(asked)) return socketFault('INVALID_JSON', 'a message must be a JSON object')
  const data = isRecord(asked['data']) ? asked['data'] : {}
  try {
    switch (asked['type']) {
      case 'reset':
        return { type: 'observation', data: await env.reset(data) }
      case 'step':
        return { type: 'observation', data: await env.step(data) }
      case 'state':
        return { type: 'state', data: env.state }
      case 'mcp': {
        const answer = await answerTool(env, data)
        return answer && { type: 'mcp', data: answer }
      }
      case 'close':
        return 'close'
      default:
        return socketFault('UNKNOWN_TYPE', 'a message must be reset, step, state, mcp or close')
    }
  } catch (error) {
    if (error instanceof EnvFault || error instanceof RangeError)
      return socketFault('VALIDATION_ERROR', error.message)
    console.error(error)
    return socketFault('EXECUTION_ERROR', 'the environment failed')
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array)
    size += bytes.length
    if (size > largestBody) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString()
}
