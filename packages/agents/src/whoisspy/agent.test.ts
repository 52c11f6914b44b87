import { afterEach, describe, expect, it } from 'vitest'
import { isUnheard } from '../agent.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { createHub, stageWatch } from '../hub/hub.ts'
import { inTime } from '../testing/contract.ts'
import { answer, startHostileServer } from '../testing/hostile-server.ts'
import { startHubStandIn } from '../testing/hub-stand-in.ts'
import { newsWith, requestFor, wholeMatch } from '../testing/spy-entries.ts'
import { startWhoisspyStandIn } from '../testing/whoisspy-stand-in.ts'
import type { WhoisspyBehaviour, WhoisspyStandIn } from '../testing/whoisspy-stand-in.ts'
import { createWhoisspyAgent } from './agent.ts'
import type { WhoisspyOptions } from './agent.ts'

const servers: WhoisspyStandIn[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function agentWith(behaviour: WhoisspyBehaviour = {}, options: Partial<WhoisspyOptions> = {}) {
  const server = await startWhoisspyStandIn(behaviour)
  servers.push(server)
  const fetch = guardedFetch({ allow: [server.place] })
  return { server, agent: createWhoisspyAgent({ fetch, baseUrl: server.url, retryAfterMs: 1, ...options }) }
}

const never = new AbortController().signal
const news = newsWith(wholeMatch)
const upTo = (count: number) => ({ ...news, entries: news.entries.slice(0, count) })
const bodies = ({ calls }: WhoisspyStandIn) => calls.map(({ path, body }) => `${path} ${body}`)

/** A gate that keeps a caller waiting until the test opens it. */
function gate() {
  let open = () => {}
  const closed = new Promise<void>((resolve) => (open = resolve))
  return { closed, open }
}

describe('an agent of the whoisspy profile', () => {
  it('is told everything in order, one call at a time, at any speed of the events', async () => {
    const { agent, server } = await agentWith()
    const unheard = await Promise.all(
      news.entries.map((entry) => agent.hear({ ...news, entries: [entry] }, never)),
    )
    expect(unheard.flat().filter(isUnheard)).toEqual([])
    expect(server.calls.map(({ path }) => path)).toEqual(Array(17).fill('perceive'))
    expect(server.memory).toHaveLength(17)
    expect(server.memory.slice(0, 2)).toEqual(['start Player 2', 'distribution tea'])
    expect(server.overlaps).toBe(0)
  })

  it('is asked for a speech, and its words go on as they are', async () => {
    const { agent, server } = await agentWith({ speech: '  Player 3, or "green"?\n' })
    const reply = await agent.reply(requestFor('speech'), never)
    expect(reply).toMatchObject({ ok: true, text: '  Player 3, or "green"?\n', attempts: [{ status: 200 }] })
    expect(bodies(server)).toEqual(['interact {"status":"round","round":1}'])
  })

  it('is asked for a vote among all candidates, itself included', async () => {
    const { agent, server } = await agentWith({ vote: 'I think it is Player 3' })
    expect(await agent.reply(requestFor('vote'), never)).toMatchObject({
      ok: true,
      text: 'I think it is Player 3',
    })
    expect(bodies(server)).toEqual([
      'interact {"status":"vote","round":1,"message":"Player 1,Player 2,Player 3"}',
    ])
  })

  it('is called with its owner’s token, if there is one', async () => {
    const { agent, server } = await agentWith({ token: 'hf_canary' }, { token: 'hf_canary' })
    expect(await agent.reply(requestFor('speech'), never)).toMatchObject({ ok: true })
    expect(server.calls[0]?.headers.authorization).toBe('Bearer hf_canary')
  })

  it('has its memory cleared only when asked to', async () => {
    const { agent, server } = await agentWith()
    await agent.hear(upTo(2), never)
    expect(await agent.initialise(never)).toEqual({ ready: true })
    expect(server.memory).toEqual([])
    expect(bodies(server).at(-1)).toBe('init {}')
  })
})

describe('an agent taken over in the middle of a match', () => {
  it('hears only the missed events, and still knows the state of the match', async () => {
    const { agent, server } = await agentWith({}, { delivered: 4 })
    await agent.hear(upTo(10), never)
    expect(server.memory).toEqual([
      'round Player 2 It is green.',
      'vote Player 1 Player 2',
      'vote Player 2 Player 3',
      'vote Player 3 abstain',
    ])
    expect(server.calls[0]?.body).toContain('"round":1')
  })

  it('hears nothing twice, though its news overlap', async () => {
    const { agent, server } = await agentWith()
    await agent.hear(upTo(4), never)
    await agent.hear(upTo(6), never)
    expect(server.memory).toHaveLength(6)
  })

  it('reports its progress after each entry', async () => {
    const heard: number[] = []
    const { agent } = await agentWith({}, { delivered: 2, onDelivered: (seq) => void heard.push(seq) })
    await agent.hear(upTo(7), never)
    expect(heard).toEqual([3, 4, 5, 6])
  })

  it('reports nothing that was cut off before it was told', async () => {
    const heard: number[] = []
    const over = new AbortController()
    const { agent, server } = await agentWith(
      { before: ({ body }) => (body.includes('hot') ? over.abort() : undefined) },
      { onDelivered: (seq) => void heard.push(seq) },
    )
    await agent.hear(news, over.signal)
    expect(heard).toEqual([0, 1, 2])
    expect(server.calls).toHaveLength(4)
  })
})

describe('an agent that is slow at listening', () => {
  it('is not waited for longer than it may take, and is told the rest', async () => {
    const stuck = gate()
    const before = ({ body }: { body: string }) => (body.includes('distribution') ? stuck.closed : undefined)
    const { agent, server } = await agentWith({ before }, { limits: { perceiveMs: 400 } })
    const unheard = (await agent.hear(upTo(3), never)).filter(isUnheard)
    expect(unheard).toMatchObject([
      {
        seq: 1,
        told: expect.stringContaining('distribution'),
        detail: 'no complete answer within 400 ms',
        attempts: [{ error: 'no complete answer within 400 ms' }],
      },
    ])
    expect(server.calls).toHaveLength(3)
    stuck.open()
  })

  it('takes its turn once it has listened', async () => {
    const busy = gate()
    const { agent, server } = await agentWith({
      before: ({ path }) => (path === 'perceive' ? busy.closed : undefined),
    })
    const heard = agent.hear(upTo(1), never)
    const reply = agent.reply(requestFor('speech'), never)
    busy.open()
    await heard
    expect(await reply).toMatchObject({ ok: true })
    expect(server.overlaps).toBe(0)
  })

  it('misses its turn when that takes too long, and is not asked after all', async () => {
    const busy = gate()
    const { agent, server } = await agentWith(
      { before: ({ path }) => (path === 'perceive' ? busy.closed : undefined) },
      { limits: { patienceMs: 30 } },
    )
    const heard = agent.hear(upTo(1), never)
    const reply = await agent.reply(requestFor('speech'), never)
    expect(reply).toMatchObject({ ok: false, failure: 'timeout', verdict: 'agent' })
    busy.open()
    await heard
    await agent.hear(upTo(2), never)
    expect(server.calls.map(({ path }) => path)).toEqual(['perceive', 'perceive'])
  })

  it('has the whole turn from the moment it is asked', async () => {
    const stuck = gate()
    const { agent } = await agentWith({ before: () => stuck.closed })
    const deadline = new Date(Date.now() + 60).toISOString()
    const request = requestFor('speech', { turn: { kind: 'speech', round: 1, deadline, limit: 400 } })
    expect(await agent.reply(request, never)).toMatchObject({
      ok: false,
      failure: 'timeout',
      verdict: 'agent',
    })
    stuck.open()
  })
})

describe('an agent that still listens long after the match is over', () => {
  it('is spared the rest and hears the result, after it has taken the current notice', async () => {
    const hurry = new AbortController()
    const { agent, server } = await agentWith({
      before: ({ body }) => (body.includes('"distribution"') ? hurry.abort() : undefined),
    })
    const unheard = (await agent.hear(news, never, hurry.signal)).filter(isUnheard)
    expect(server.memory.map((line) => line.split(' ')[0])).toEqual(['start', 'distribution', 'result'])
    expect(unheard).toHaveLength(14)
    expect(unheard[0]).toMatchObject({ seq: 2, detail: expect.stringContaining('left out'), attempts: [] })
  })
})

describe('an agent that fails', () => {
  const failing = (path: string, times = Number.POSITIVE_INFINITY): WhoisspyBehaviour => ({
    before: (call, tries) => {
      if (call.path === path && tries < times) throw new Error('no quota')
    },
  })

  it('to listen hears the later notices, and its errors are stored', async () => {
    const { agent, server } = await agentWith(failing('perceive'))
    const unheard = await agent.hear(upTo(2), never)
    const error = 'said that it failed: perceive error Error: no quota'
    expect(unheard).toMatchObject([
      {
        seq: 0,
        detail: error,
        attempts: [
          { status: 200, error },
          { status: 200, error },
        ],
      },
      {
        seq: 1,
        detail: error,
        attempts: [
          { status: 200, error },
          { status: 200, error },
        ],
      },
    ])
    expect(server.calls).toHaveLength(4)
  })

  it('to answer is asked again with the same bytes', async () => {
    const { agent, server } = await agentWith(failing('interact', 1))
    const reply = await agent.reply(requestFor('vote'), never)
    expect(reply).toMatchObject({ ok: true, attempts: [{ status: 500 }, { status: 200 }] })
    expect(new Set(bodies(server)).size).toBe(1)
    expect(server.calls).toHaveLength(2)
  })

  it('to answer twice is not asked a third time', async () => {
    const { agent, server } = await agentWith(failing('interact'))
    expect(await agent.reply(requestFor('speech'), never)).toMatchObject({
      ok: false,
      failure: 'refused',
      verdict: 'agent',
      detail: 'answered 500: Internal Server Error',
    })
    expect(server.calls).toHaveLength(2)
  })

  it('because it is gone is said to be asleep', async () => {
    const { agent, server } = await agentWith()
    await server.close()
    const reply = await agent.reply(inTime(150), never)
    expect(reply).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'asleep' })
    expect(reply.attempts?.length).toBeGreaterThan(2)
  })

  it('because only its owner may call it is not retried', async () => {
    const { agent } = await agentWith({ token: 'hf_right' }, { token: 'hf_wrong' })
    const reply = await agent.reply(requestFor('speech'), never)
    expect(reply).toMatchObject({
      ok: false,
      failure: 'refused',
      verdict: 'agent',
      attempts: [{ status: 404 }],
    })
  })
})

describe('an agent in a Space that sleeps', () => {
  it('is woken by its first call and ready once it listens', async () => {
    const hubServer = await startHubStandIn({
      spaces: { 'owner/agent': { stages: ['SLEEPING', 'APP_STARTING', 'RUNNING'] } },
    })
    const asleep = answer('<p>Space is sleeping', { 'content-type': 'text/html' }, 503)
    const space = await startHostileServer((socket) =>
      socket.end(space.requests.length < 6 ? asleep : answer('{"success":true}')),
    )
    const fetch = guardedFetch({ allow: [hubServer.place, space.place] })
    const stage = stageWatch(createHub({ fetch, baseUrl: hubServer.url }), 'owner/agent')
    const agent = createWhoisspyAgent({
      fetch,
      baseUrl: space.url,
      stage,
      retryAfterMs: 1,
      limits: { pollMs: 1 },
    })
    expect(await agent.prepare(never)).toEqual({ ready: true })
    expect(space.requests.map(({ path, body }) => `${path} ${body}`)).toEqual(
      Array(6).fill('/agent/checkHealth {}'),
    )
    await Promise.all([hubServer.close(), space.close()])
  })
})
