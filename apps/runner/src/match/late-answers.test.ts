import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createHfEndpointAgent,
  createHfModelAgent,
  createOpenAiAgent,
  createOutboundAgent,
  createWebhookAgent,
  createWhoisspyAgent,
  guardedFetch,
  systemClock,
} from '@wis/agents'
import type { Agent, GuardedFetch } from '@wis/agents'
import { gameCalled, hostedGames } from '@wis/db/matches'
import { ids, MatchInPlay } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import { plainStrategy, wireAttempt } from '@wis/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usualTable } from '../testing/until.ts'
import { askSeat } from './ask-seat.ts'

const secret = 'hf_canary0123456789'
const config = { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] } as const
const known = new MatchInPlay({ game: whoIsSpy, seats: [0, 1, 2, 3, 4, 5], seed: 'seed' })
known.open(config, () => new Date().toISOString())
const turn = {
  ...(known.turns()[0] as { seat: number; kind: 'speech'; round: number; step: number }),
  limitMs: 250,
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that accepts every request and answers none in time. */
async function slowServer(headersFirst: boolean) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body)
      if (headersFirst) response.writeHead(200, { 'content-type': 'application/json' }).write('{"spee')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => (server.closeAllConnections(), server.close()))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, place: `127.0.0.1:${port}`, bodies }
}

const connectors: Readonly<Record<string, (url: string, fetch: GuardedFetch) => Agent>> = {
  whoisspy: (baseUrl, fetch) => createWhoisspyAgent({ fetch, baseUrl, token: secret }),
  webhook: (url, fetch) => createWebhookAgent({ fetch, url, secret }),
  openai: (baseUrl, fetch) =>
    createOpenAiAgent({ baseUrl, model: 'm', key: secret, strategy: plainStrategy }, { fetch }),
  'hf-model': (url, fetch) =>
    createHfModelAgent({ model: 'org/model', token: secret, strategy: plainStrategy }, { fetch }, url),
  'hf-endpoint': (url, fetch) =>
    createHfEndpointAgent({ url, model: 'm', token: secret, strategy: plainStrategy }, { fetch }),
}

const asked = (agent: Agent) =>
  askSeat({
    game: gameCalled({ games: hostedGames }, 'who-is-spy'),
    matchId: ids.match('m'),
    agent,
    clock: systemClock,
    known,
    turn,
    table: usualTable,
    signal: new AbortController().signal,
    ears: { quiet: async () => true },
    blame: async (reply) => ({ reply }),
    onFault: (error) => {
      throw error
    },
  })

const exchangeOf = (exchange: unknown) => z.array(wireAttempt).parse(exchange)

describe('a turn that runs out', () => {
  it.each(
    Object.entries(connectors).flatMap(([kind, connect]) =>
      [false, true].map(
        (begins) => [kind, begins ? 'begins to answer' : 'says nothing', connect, begins] as const,
      ),
    ),
  )('keeps the exchange with a %s agent that %s', async (_kind, _does, connect, begins) => {
    const server = await slowServer(begins)
    const { move, call } = await asked(connect(server.url, guardedFetch({ allow: [server.place] })))
    expect(move()).toEqual({ kind: 'forfeit', reason: 'timeout' })
    expect(call).toMatchObject({ failure: 'timeout', verdict: 'agent', attempts: 1 })
    const [attempt] = exchangeOf(call.exchange)
    expect(attempt?.request).toMatchObject({ method: 'POST', body: server.bodies[0] })
    expect(attempt?.request?.url).toContain(server.url)
    expect(attempt).toMatchObject(begins ? { status: 200, answer: '{"spee' } : { error: expect.any(String) })
    expect(JSON.stringify(call)).not.toContain(secret)
  })

  it('keeps the request to an agent that has dialled in', async () => {
    const sent: string[] = []
    const agent = createOutboundAgent({
      isUp: async () => true,
      ask: ({ body }, signal) => {
        sent.push(body)
        return new Promise((settle) => signal.addEventListener('abort', () => settle({ kind: 'late' })))
      },
    })
    const { call } = await asked(agent)
    expect(call).toMatchObject({ failure: 'timeout', attempts: 1 })
    expect(exchangeOf(call.exchange)).toMatchObject([{ request: { over: 'socket', body: sent[0] } }])
  })
})
