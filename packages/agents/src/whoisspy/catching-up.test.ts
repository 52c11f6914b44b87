import { afterEach, describe, expect, it } from 'vitest'
import { isUnheard } from '../agent.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { answer, misbehaviours, startHostileServer } from '../testing/hostile-server.ts'
import type { HostileServer, Misbehaviour } from '../testing/hostile-server.ts'
import { newsWith, requestFor, wholeMatch } from '../testing/spy-entries.ts'
import { createWhoisspyAgent } from './agent.ts'

const servers: HostileServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const never = new AbortController().signal
const news = newsWith(wholeMatch)
const some = (from: number, to: number) => ({ ...news, entries: news.entries.slice(from, to) })
const good = answer('{"success":true,"result":"It is green.","errMsg":null}')

/** An agent whose server misbehaves for as long as the test tells it to. It keeps everything that it accepted. */
async function listener(misbehave: Misbehaviour, againMs = 0) {
  const taken: string[] = []
  const heard: (readonly [number, number])[] = []
  const state = { isDown: true }
  const server = await startHostileServer((socket, request) => {
    if (state.isDown) return misbehave(socket, request)
    taken.push(request.path === '/agent/interact' ? 'interact' : request.body)
    socket.end(good)
  })
  servers.push(server)
  const agent = createWhoisspyAgent({
    fetch: guardedFetch({ allow: [server.place] }),
    baseUrl: server.url,
    retryAfterMs: 1,
    limits: { againMs },
    onDelivered: (...upTo) => void heard.push(upTo),
  })
  return { agent, server, taken, heard, state }
}

const busy: Misbehaviour = (socket) => socket.end(answer('busy', {}, 503))
const outages: [string, Misbehaviour][] = [
  ['says 503', busy],
  ['hangs up', misbehaviours['hangs up']],
  ['breaks off in the middle of its answer', misbehaviours['cuts its answer short']],
]

describe('an agent whose server', () => {
  it.each(outages)('%s hears everything in order once it is back, before it is asked', async (_, outage) => {
    const { agent, taken, state } = await listener(outage)
    expect(await agent.hear(some(0, 2), never)).toEqual([])
    expect(await agent.hear(some(2, 4), never)).toEqual([])
    state.isDown = false
    const reply = await agent.reply(requestFor('speech'), never)
    expect(reply).toMatchObject({ ok: true, text: 'It is green.' })
    expect(taken.map((body) => body.replace(/.*"status":"(\w+)".*/, '$1'))).toEqual([
      'start',
      'distribution',
      'round',
      'round',
      'interact',
    ])
    expect(reply.told?.map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
    expect(reply.told?.filter(isUnheard)).toEqual([])
    expect(reply.told?.[0]?.attempts.length).toBeGreaterThan(2)
  })

  it.each(outages)('%s is back during its turn, and hears everything first', async (_, outage) => {
    const { agent, server, taken, state } = await listener(outage)
    await agent.hear(some(0, 2), never)
    const before = server.requests.length
    const reply = agent.reply(requestFor('speech'), never)
    await expect.poll(() => server.requests.length).toBeGreaterThan(before + 2)
    state.isDown = false
    expect(await reply).toMatchObject({ ok: true })
    expect(taken).toEqual([expect.stringContaining('start'), expect.stringContaining('tea'), 'interact'])
  })

  it('is away has heard nothing of what waits, until it takes that or it is given up', async () => {
    const { agent, heard, state } = await listener(busy)
    await agent.hear(some(0, 2), never)
    expect([heard, agent.isWaiting()]).toEqual([[], true])
    state.isDown = false
    await agent.reply(requestFor('speech'), never)
    expect(heard).toEqual([
      [0, 0],
      [1, 0],
    ])
    state.isDown = true
    await agent.hear(some(2, news.entries.length - 1), never)
    expect(heard).toHaveLength(2)
    await agent.hear(some(news.entries.length - 1, news.entries.length), never)
    expect(heard.at(-1)).toEqual([14, 0])
    expect(agent.isWaiting()).toBe(false)
  })

  it('hears the ballots of one vote one by one, and another runner goes on between them', async () => {
    const { agent, taken, heard, state, server } = await listener(busy)
    state.isDown = false
    await agent.hear(some(0, 9), never)
    const before = taken.length
    await agent.hear(some(9, 10), never)
    expect(heard.slice(-3)).toEqual([
      [8, 1],
      [8, 2],
      [9, 0],
    ])
    const next = createWhoisspyAgent({
      fetch: guardedFetch({ allow: [server.place] }),
      baseUrl: server.url,
      delivered: 8,
      deliveredNotices: 2,
    })
    await next.hear(some(0, 10), never)
    expect(taken.slice(before + 3)).toEqual([expect.stringContaining('"name":"Player 3"')])
  })

  it('is away for a moment is told again at once, and nothing is lost', async () => {
    const { agent, server, taken, state } = await listener(busy, 10_000)
    const heard = agent.hear(some(0, 3), never)
    await expect.poll(() => server.requests.length).toBeGreaterThan(2)
    state.isDown = false
    expect((await heard).filter(isUnheard)).toEqual([])
    expect(taken).toHaveLength(3)
  })

  it('never comes back is still asked, and the missed notices are stored at the end', async () => {
    const { agent, server } = await listener(busy)
    await agent.hear(some(0, 5), never)
    const deadline = new Date(Date.now() + 400).toISOString()
    const request = requestFor('speech', { turn: { kind: 'speech', round: 1, deadline, limit: 400 } })
    const reply = await agent.reply(request, never)
    expect(reply).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'asleep' })
    expect(server.requests.filter(({ path }) => path === '/agent/interact').length).toBeGreaterThan(2)
    const tellings = await agent.hear(some(5, news.entries.length), never)
    expect(tellings.every(isUnheard)).toBe(true)
    expect(tellings.map(({ seq }) => seq)).toEqual(tellings.map(({ seq }) => seq).toSorted((a, b) => a - b))
    expect(tellings[0]).toMatchObject({ seq: 0, detail: 'answered 503: busy' })
    expect(tellings.at(-1)?.told).toContain('result')
  })

  it('answers with a failure gets the same notice once more before any other', async () => {
    const { agent, server } = await listener((socket) =>
      socket.end(answer('{"success":false,"result":null,"errMsg":"no"}')),
    )
    await agent.hear(some(0, 2), never)
    const bodies = server.requests.map(({ body }) => body)
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[2], bodies[2]])
  })

  it('takes too long has the notice already, and is not sent it twice', async () => {
    const { server } = await listener(misbehaviours['never answers'])
    const agent = createWhoisspyAgent({
      fetch: guardedFetch({ allow: [server.place] }),
      baseUrl: server.url,
      limits: { perceiveMs: 100 },
    })
    expect((await agent.hear(some(0, 2), never)).filter(isUnheard)).toHaveLength(2)
    expect(server.requests).toHaveLength(2)
  })
})
