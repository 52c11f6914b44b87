import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { NewConnector } from '@wis/protocol'
import { nest } from './nests.ts'
import { once as onceIn } from './request.ts'
import type { Stage } from './request.ts'
import { anything, spoiled, text } from './texts.ts'

const games = ['who-is-spy', 'holdem', 'tic-tac-toe', 'avalon', 'hanabi', 'bargain', 'chameleon'] as const
/** Names that do not look alike, which the site refuses. */
const names = ['Wanda', 'Boris', 'Clementine', 'Jupp'] as const
const pauseMs = 3_000
/** Of an answer without an end. */
const flood = Buffer.alloc(64 * 1024, '[')

/** Servers of agents that answer rightly at times, and else with whatever may break a reader. */
export interface HostileAgents {
  /** In the form of the operator's allow-list. */
  readonly place: string
  /** Registers an agent of every kind for each person, and has them checked again and again until `calm` aborts. */
  harass(stage: Stage, calm: AbortSignal): Promise<void>
  /** The calls by kind of agent, and the flight checks that the site began. */
  readonly calls: ReadonlyMap<string, number>
  readonly checks: () => number
  stop(): void
}

export async function startHostileAgents(seed: string): Promise<HostileAgents> {
  const calls = new Map<string, number>()
  let [asked, checks] = [0, 0]
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => response.destroy())
    request.on('end', () => {
      const [, kind = ''] = (request.url ?? '').split('/')
      calls.set(kind, (calls.get(kind) ?? 0) + 1)
      void answer(rngAt(`${seed} agents`, asked++), response, {
        url: `http://${place()}/${kind}`,
        kind: request.url?.includes('agent-card') ? 'card' : kind,
        body: Buffer.concat(chunks).toString(),
      })
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const place = () => `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    place: place(),
    calls,
    checks: () => checks,
    harass: async ({ port, askers }, calm) => {
      const call = async (path: string, asker: Stage['askers'][number], body?: object) => {
        const headers = { ...Object.fromEntries(asker), 'content-type': 'application/json' }
        const site = `http://localhost:${port}/api/v1${path}`
        return fetch(site, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) })
      }
      const people = askers.filter((asker) =>
        asker.some(([name, value]) => name === 'authorization' && !value.endsWith('nobody')),
      )
      const agents = await Promise.all(
        people.flatMap((asker, at) =>
          Object.entries(connectorsAt(`http://${place()}`)).map(async ([kind, connector]) => {
            const wish = { name: `${names[at]} by ${kind}`, languages: ['en'], connector, games }
            const made = await call('/agents', asker, wish)
            if (!made.ok) throw new Error(`no ${kind} agent: ${await made.text()}`)
            const { id } = (await made.json()) as { readonly id: string }
            return { id, asker }
          }),
        ),
      )
      for (let round = 0; !calm.aborted; round++) {
        for (const { id, asker } of agents) {
          const game = games[round % games.length] ?? games[0]
          const began = await call(`/agents/${id}/flight-check?game=${game}`, asker).catch(() => undefined)
          if (began?.status === 202) checks++
        }
        await wait(pauseMs, undefined, { signal: calm }).catch(() => undefined)
      }
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const token = 'of-an-odd-agent-16'
const connectorsAt = (url: string): Readonly<Record<string, NewConnector>> => ({
  webhook: { kind: 'webhook', url: `${url}/webhook`, token },
  a2a: { kind: 'a2a', url: `${url}/a2a`, token },
  chat: { kind: 'openai', baseUrl: `${url}/chat/v1`, model: 'odd', token, strategy: { preset: 'plain' } },
  responses: {
    kind: 'openai',
    baseUrl: `${url}/responses/v1`,
    api: 'responses',
    model: 'odd',
    token,
    strategy: { preset: 'plain' },
  },
})

interface Asked {
  readonly kind: string
  readonly url: string
  readonly body: string
}

async function answer(rng: Rng, response: ServerResponse, asked: Asked): Promise<void> {
  // A closed connection is no fault of this side.
  response.on('error', () => response.destroy())
  const said = JSON.stringify(messageOf(rng, asked))
  if (!onceIn(rng, 3)) return end(response, 200, said)
  const ways: readonly (() => void | Promise<void>)[] = [
    () => end(response, rng.pick([100, 204, 301, 400, 401, 402, 404, 429, 500, 503, 599]), said),
    () => end(response, 200, spoiled(rng, Buffer.from(said))),
    () => end(response, 200, nest(rng)),
    () => end(response, 200, JSON.stringify(anything(rng, [])) ?? 'null'),
    () => end(response, 200, ''),
    () => void response.destroy(),
    () =>
      end(response, 307, '', { location: rng.pick(['http://169.254.169.254/', 'file:///etc/passwd', '/']) }),
    () => end(response, 429, said, { 'retry-after': rng.pick(['0', '-1', '1e9', 'never', '2026-02-30']) }),
    () => end(response, 200, said, { 'content-encoding': rng.pick(['gzip', 'br', 'zstd']) }),
    () => end(response, 200, `data: ${said}\n\ndata: [DONE]\n\n`, { 'content-type': 'text/event-stream' }),
    () => end(response, 200, `data: ${nest(rng)}\n\n`, { 'content-type': 'text/event-stream' }),
    async () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let sent = 0; sent < 200 && !response.destroyed; sent++) {
        response.write(flood)
        await wait(1)
      }
      response.destroy()
    },
    async () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (const byte of said.slice(0, 40)) {
        response.write(byte)
        await wait(50)
      }
      response.end(said.slice(40))
    },
  ]
  await rng.pick(ways)()
}

function end(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (status === 100) response.writeContinue()
  response.writeHead(status === 100 ? 200 : status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}

/** An answer in the form of its kind, with a text that may be anything. */
function messageOf(rng: Rng, { kind, url, body }: Asked): object {
  const card = { name: 'Odd', url: `${url}/rpc`, protocolVersion: '0.3.0', preferredTransport: 'JSONRPC' }
  if (kind === 'card') return onceIn(rng, 4) ? { ...card, url: text(rng) } : card
  const said = saidTo(rng, body)
  if (kind === 'a2a')
    return {
      jsonrpc: '2.0',
      id: /"id":"([^"]*)"/.exec(body)?.[1] ?? 1,
      result: { kind: 'message', role: 'agent', messageId: 'm', parts: [{ kind: 'text', text: said }] },
    }
  if (kind === 'chat') return { choices: [{ message: { role: 'assistant', content: said } }] }
  if (kind === 'responses')
    return {
      status: 'completed',
      output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: said }] }],
    }
  return { answer: said, move: said, speech: said, vote: said }
}

/** Mostly a word out of the question: a name or a legal move. */
function saidTo(rng: Rng, body: string): string {
  if (onceIn(rng, 4)) return text(rng)
  if (onceIn(rng, 12)) return nest(rng)
  return rng.pick(['call', 'fold', '1', '1,1', ...(body.match(/[A-Z]?[\w,]{1,12}/g) ?? [])].slice(0, 400))
}
