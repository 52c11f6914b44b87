import { forfeitReasons } from '@wis/engine'
import { cases, sampled } from '@wis/testkit'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { verdicts } from '../agent.ts'
import type { Agent, AgentReply } from '../agent.ts'
import type { GuardedFetch } from '../egress/fetch-outcome.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { answer, misbehaviours, startHostileServer } from './hostile-server.ts'
import type { HostileServer, Misbehaviour } from './hostile-server.ts'
import { newsWith, requestFor, wholeMatch } from './spy-entries.ts'

/** A connector, for the contract that all connectors keep. */
export interface Connector {
  readonly name: string
  /** The agent behind a server. It is called with its owner's secret if it takes one. */
  connect(url: string, fetch: GuardedFetch, secret: string): Agent
  /** The answer of a well-behaved server when its agent says this. */
  wellSaid(text: string, kind: 'speech' | 'vote'): string
}

const canary = 'hf_canary0123456789'
const never = new AbortController().signal
const kinds = ['speech', 'vote'] as const
export const inTime = (ms: number, kind: 'speech' | 'vote' = 'speech') =>
  requestFor(kind, {
    turn: { kind, round: 1, deadline: new Date(Date.now() + ms).toISOString(), limit: 400 },
  })

/** Promises more bytes than it sends. */
const partOfChunk =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n40\r\n'

/** A turn that should be answered may take long on a busy machine. */
const patienceMs = 60_000
const unhurried = { timeout: 2 * patienceMs }

/**
 * The promises of every connector that calls out, for every kind of other end: ok, slow, broken, lying or hostile.
 */
export function describeContract(connector: Connector): void {
  const { name, connect, wellSaid } = connector
  const servers: HostileServer[] = []
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

  const agentBehind = async (misbehave: Misbehaviour) => {
    const server = await startHostileServer(misbehave)
    servers.push(server)
    return { server, agent: connect(server.url, guardedFetch({ allow: [server.place] }), canary) }
  }
  const behaving: Misbehaviour = (socket) => socket.end(answer(wellSaid('Player 3', 'speech')))
  const bench = { connect, wellSaid, agentBehind, behaving }

  describe(`the ${name} connector`, unhurried, () => {
    describeGoodServers(bench)
    describeRecords(bench)
    describeRetries(bench)
    describeBadServers(bench)
    describeWaiting(bench)
    describeSafety(bench)
  })
}

/** A connector, and servers for it to call. */
interface Bench extends Omit<Connector, 'name'> {
  readonly behaving: Misbehaviour
  agentBehind(misbehave: Misbehaviour): Promise<{ readonly server: HostileServer; readonly agent: Agent }>
}

function describeGoodServers({ wellSaid, agentBehind, behaving }: Bench): void {
  it.each(kinds)('hands on a %s as it was given', async (kind) => {
    const { agent } = await agentBehind((socket) => socket.end(answer(wellSaid('Player 3', kind))))
    expect(await agent.reply(inTime(patienceMs, kind), never)).toMatchObject({ ok: true, text: 'Player 3' })
  })

  it('finds an agent ready that is', async () => {
    const { agent } = await agentBehind(behaving)
    expect((await agent.prepare?.(never))?.ready ?? true).toBe(true)
  })
}

function describeRecords({ agentBehind, behaving }: Bench): void {
  it('keeps what was sent as it was sent, with every header’s name and nothing that opens a door', async () => {
    const { agent, server } = await agentBehind(behaving)
    const { attempts = [] } = await agent.reply(inTime(patienceMs), never)
    const sent = server.requests.find(({ method }) => method === 'POST')
    const [request] = attempts.flatMap((attempt) => attempt.request ?? [])
    expect(request).toMatchObject({ over: 'http', method: sent?.method, body: sent?.body })
    expect(new URL(request?.url ?? '').href).toBe(`${server.url}${sent?.path}`)
    expect(Object.keys(sent?.headers ?? {})).toEqual(
      expect.arrayContaining(Object.keys(request?.headers ?? {})),
    )
    expect(JSON.stringify(attempts)).not.toContain(canary)
    const signature = sent?.headers['x-wis-signature']
    if (signature !== undefined) expect(JSON.stringify(attempts)).not.toContain(signature)
  })

  it('keeps the exchange of a call that nobody waited for to the end', async () => {
    // Some servers are first asked for the name of their model.
    const { agent, server } = await agentBehind((socket, { method }) => {
      if (method === 'GET') socket.end(answer('{}', {}, 404))
    })
    const asked = () => server.requests.filter(({ method }) => method === 'POST')
    const over = new AbortController()
    const reply = agent.reply(inTime(patienceMs), over.signal)
    await expect.poll(() => asked().length).toBe(1)
    over.abort()
    const { attempts = [] } = await reply
    expect(attempts.map(({ request }) => request?.body)).toEqual(asked().map(({ body }) => body))
  })
}

function describeRetries({ wellSaid, agentBehind }: Bench): void {
  it.each<[string, Misbehaviour]>([
    ['hangs up', misbehaviours['hangs up']],
    ['resets the connection', misbehaviours['resets the connection']],
    ['breaks off in the middle of its answer', misbehaviours['cuts its answer short']],
    ['breaks off in the middle of a chunk', (socket) => socket.end(`${partOfChunk}{"spee`)],
    ['says 503', (socket) => socket.end(answer('busy', { 'retry-after': '0' }, 503))],
  ])('asks a server that %s again with the same bytes, until it is back', async (_name, misbehave) => {
    let tries = 0
    const { agent, server } = await agentBehind((socket, request) => {
      if (request.method === 'GET') socket.end(answer('{}', {}, 404))
      else if (++tries <= 3) misbehave(socket, request)
      else socket.end(answer(wellSaid('Player 3', 'speech')))
    })
    const reply = await agent.reply(inTime(patienceMs), never)
    expect(reply).toMatchObject({ ok: true, text: 'Player 3' })
    expect(reply.attempts).toHaveLength(4)
    expect(reply.attempts?.flatMap(({ request }) => request ?? [])).toHaveLength(1)
    const asked = server.requests.filter(({ method }) => method === 'POST')
    expect(new Set(asked.map(({ body, headers }) => `${body} ${JSON.stringify(headers)}`)).size).toBe(1)
  })
}

function describeBadServers({ connect, wellSaid, agentBehind }: Bench): void {
  it.each(Object.entries(misbehaviours))(
    'turns a server that %s into a failure',
    async (_name, misbehave) => {
      const { agent } = await agentBehind(misbehave)
      const reply = await agent.reply(inTime(150), never)
      expectFailure(reply)
      expect(reply.attempts?.length).toBeGreaterThan(0)
    },
  )

  it.each(sampled(Object.entries(misbehaviours), 3))(
    'is not upset by a server that %s when it is told or looked at',
    async (_name, misbehave) => {
      const { agent } = await agentBehind(misbehave)
      const over = AbortSignal.timeout(100)
      const tellings = (await agent.hear?.(newsWith(wholeMatch.slice(0, 2)), over)) ?? []
      for (const { detail, told } of tellings) expect([detail, told]).not.toContain('')
      const readiness = (await agent.prepare?.(over)) ?? { ready: true }
      if (!readiness.ready) expect(ownersVerdicts).toContain(readiness.verdict)
    },
  )

  it('gives a result for any answer', async () => {
    const json = fc.json().map((text) => ({ text, status: 200 }))
    const anything = fc.record({
      text: fc.string({ unit: 'binary' }),
      status: fc.integer({ min: 100, max: 599 }),
    })
    const said = fc
      .string({ unit: 'binary' })
      .map((text) => ({ text: wellSaid(text, 'speech'), status: 200 }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, anything, said), async (given) => {
        const agent = connect('http://agent.example', answering(given), canary)
        const reply = await agent.reply(inTime(100), never)
        if (reply.ok) expect(typeof reply.text).toBe('string')
        else expectFailure(reply)
      }),
      { numRuns: cases(1_000) },
    )
  })
}

function describeWaiting({ agentBehind, behaving }: Bench): void {
  it('stops when nobody waits for the turn any more', async () => {
    const { agent, server } = await agentBehind(misbehaviours['never answers'])
    const over = new AbortController()
    const reply = agent.reply(inTime(patienceMs), over.signal)
    over.abort()
    expectFailure(await reply)
    await server.quiet()
  })

  it('does not wait for one agent before it asks another', async () => {
    const { agent: stuck } = await agentBehind(misbehaviours['never answers'])
    const { agent } = await agentBehind(behaving)
    const over = new AbortController()
    const waiting = stuck.reply(inTime(patienceMs), over.signal)
    const first = await Promise.race([waiting, agent.reply(inTime(patienceMs), never)])
    expect(first.ok).toBe(true)
    over.abort()
    await waiting
  })
}

function describeSafety({ connect, wellSaid, agentBehind, behaving }: Bench): void {
  it('never calls an address on this machine that no operator listed', async () => {
    const { server } = await agentBehind(behaving)
    const agent = connect(server.url, guardedFetch(), canary)
    expectFailure(await agent.reply(inTime(patienceMs), never))
    expect(server.requests).toEqual([])
  })

  it.each([200, 401, 500])(
    'keeps its owner’s secret from what is repeated with status %i',
    async (status) => {
      const { agent } = await agentBehind((socket, { headers }) => {
        socket.end(answer(wellSaid(JSON.stringify(headers), 'speech'), {}, status))
      })
      expect(JSON.stringify(await agent.reply(inTime(patienceMs), never))).not.toContain(canary)
    },
  )
}

/** No server of an owner can void a match and put the blame on us or on a provider. */
const ownersVerdicts = verdicts.filter((verdict) => verdict !== 'platform' && verdict !== 'provider')

export function expectFailure(reply: AgentReply): void {
  expect(reply.ok).toBe(false)
  if (reply.ok) return
  expect(forfeitReasons).toContain(reply.failure)
  expect(ownersVerdicts).toContain(reply.verdict)
  expect(reply.detail).not.toBe('')
}

/** A way out that gets the same answer everywhere. */
function answering({ text, status }: { readonly text: string; readonly status: number }): GuardedFetch {
  const attempt = { startedAt: '2030-01-01T00:00:00Z', latencyMs: 0, status, answer: text }
  return () =>
    Promise.resolve({ ok: true, status, text, headers: { 'content-type': 'application/json' }, attempt })
}
