import { afterEach, describe, expect, it } from 'vitest'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { firstTurn } from '../testing/game-turns.ts'
import { json, startServer } from '../testing/http-server.ts'
import type { Asked, LocalServer, Told } from '../testing/http-server.ts'
import { createA2aAgent } from './agent.ts'

const { signal } = new AbortController()
const token = 'swordfish-abc123'
const { request } = firstTurn('tic-tac-toe')
const move = '{"move":"1,1"}'
const servers: LocalServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function serving(answer: (asked: Asked, url: string) => Told) {
  const calls: Asked[] = []
  const server: LocalServer = await startServer((asked) => (calls.push(asked), answer(asked, server.url)))
  servers.push(server)
  return { ...server, calls }
}

const isCard = ({ path }: Asked) => path.includes('/.well-known/')
const cardTo = (url: string, more = {}) => json({ url, protocolVersion: '0.3.0', ...more })
const called = ({ body }: Asked) => JSON.parse(body) as { id: string; params: Record<string, unknown> }
const result = (asked: Asked, value: unknown) => json({ jsonrpc: '2.0', id: called(asked).id, result: value })
const said = (text = move, more = {}) => ({ kind: 'message', parts: [{ kind: 'text', text }], ...more })

/** An agent whose card leads to its own server. */
async function agentThat(answer: (asked: Asked, calls: number) => Told, card = {}) {
  let calls = 0
  const server = await serving((asked, url) =>
    isCard(asked) ? cardTo(`${url}/rpc`, card) : answer(asked, (calls += 1)),
  )
  const fetch = guardedFetch({ allow: [server.place] })
  const agent = createA2aAgent({ fetch, url: server.url, token, limits: { pollMs: 5 } })
  return { server, agent }
}

describe('a card is a stranger’s text', () => {
  it('and leads to no address inside', async () => {
    const inside = await serving((asked) => result(asked, said()))
    const outside = await serving(() => cardTo(inside.url))
    const fetch = guardedFetch({ allow: [outside.place] })
    const reply = await createA2aAgent({ fetch, url: outside.url }).reply(request, signal)
    expect(reply).toMatchObject({ ok: false, detail: '127.0.0.1 is not on the open internet' })
    expect(inside.calls).toEqual([])
  })

  it('and opens no place that the operator listed for others', async () => {
    const listed = await serving(() => json(said()))
    const fetch = guardedFetch({
      allow: [listed.place.replace('127.0.0.1', 'listed')],
      resolve: () => Promise.resolve(['127.0.0.1']),
    })
    const url = listed.url.replace('127.0.0.1', 'listed')
    const call = { url, timeoutMs: 5_000 }
    expect(await fetch({ ...call, namedBy: 'https://stranger.example' })).toMatchObject({
      ok: false,
      detail: 'listed is not on the open internet',
    })
    expect(await fetch({ ...call, namedBy: url })).toMatchObject({ ok: true, status: 200 })
  })

  it('and gets its owner’s token nowhere but to its own host', async () => {
    const other = await serving((asked) => result(asked, said()))
    const own = await serving(() => cardTo(other.url))
    const fetch = guardedFetch({ allow: [own.place, other.place] })
    const reply = await createA2aAgent({ fetch, url: own.url, token }).reply(request, signal)
    const detail = `its card leads to ${other.url}, but its token is only for ${own.url}`
    expect(reply).toMatchObject({
      ok: false,
      failure: 'refused',
      verdict: 'agent',
      detail: expect.stringContaining(detail),
    })
    expect(other.calls).toEqual([])
    expect(JSON.stringify(reply)).not.toContain(token)
  })

  it.each([
    ['there is none', { status: 404, body: 'gone' }, 'agent', 'answered 404'],
    ['its server is down', { status: 503, body: '' }, 'asleep', 'answered 503'],
    ['it is a web page', { status: 200, body: '<html>' }, 'agent', 'something other than JSON'],
    ['it is no card', json({ hello: 1 }), 'agent', 'is no agent card'],
  ])('if %s, the agent is not ready', async (_, told, verdict, detail) => {
    const server = await serving(() => told)
    const fetch = guardedFetch({ allow: [server.place] })
    const readiness = await createA2aAgent({ fetch, url: server.url }).prepare(signal)
    expect(readiness).toMatchObject({ ready: false, verdict, detail: expect.stringContaining(detail) })
  })
})

describe('the token', () => {
  it.each([
    ['as a bearer token', {}, 'authorization', `Bearer ${token}`],
    [
      'in the header that its card names',
      { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } },
      'x-api-key',
      token,
    ],
  ])('is sent %s, and kept nowhere', async (_, card, header, value) => {
    const { agent, server } = await agentThat(
      (asked) => result(asked, said(JSON.stringify(asked.headers))),
      card,
    )
    const reply = await agent.reply(request, signal)
    expect(server.calls.at(-1)?.headers[header]).toBe(value)
    expect(reply.attempts).toHaveLength(1)
    expect(JSON.stringify(reply)).not.toContain(token)
  })
})

const task = (state: string, more = {}) => ({
  kind: 'task',
  id: 't1',
  contextId: 'c1',
  status: { state },
  ...more,
})
const artifacts = [{ artifactId: 'a', parts: [{ kind: 'text', text: move }] }]

describe('a task that is still being worked on', () => {
  it('is asked for until it is done, and only the last question is kept', async () => {
    const { agent, server } = await agentThat((asked, calls) =>
      result(asked, calls < 4 ? task('working') : task('completed', { artifacts })),
    )
    const reply = await agent.reply(request, signal)
    expect(reply).toMatchObject({ ok: true, text: move })
    const methods = server.calls.slice(1).map(({ body }) => (JSON.parse(body) as { method: string }).method)
    expect(methods).toEqual(['message/send', 'tasks/get', 'tasks/get', 'tasks/get'])
    expect(reply.attempts).toHaveLength(2)
  })

  it('is over when the time is', async () => {
    const { agent } = await agentThat((asked) => result(asked, task('submitted')))
    const turn = { ...request.turn, deadline: new Date(Date.now() + 200).toISOString() }
    expect(await agent.reply({ ...request, turn }, signal)).toMatchObject({ ok: false, failure: 'timeout' })
  })

  it('is never answered with another task', async () => {
    const { agent } = await agentThat((asked, calls) =>
      result(asked, calls === 1 ? task('working') : { ...task('completed', { artifacts }), id: 't2' }),
    )
    const detail = 'answered with another task than the one that was asked for'
    expect(await agent.reply(request, signal)).toMatchObject({ ok: false, failure: 'malformed', detail })
  })
})

describe('an answer', () => {
  it('to another call is no answer, as it may be meant for another seat', async () => {
    const { agent } = await agentThat((asked) => {
      const own = JSON.parse(result(asked, said()).body) as object
      return json({ ...own, id: 'of-another-seat' })
    })
    const detail = 'answered another call than the one that was made'
    expect(await agent.reply(request, signal)).toMatchObject({ ok: false, failure: 'malformed', detail })
  })

  it('may say how many tokens it took, and what its model only thought', async () => {
    const parts = [
      { kind: 'text', text: 'The middle is free.', metadata: { adk_thought: true } },
      { kind: 'data', data: { move: '1,1' } },
    ]
    const metadata = { adk_usage_metadata: { promptTokenCount: 90, candidatesTokenCount: 30 } }
    const { agent } = await agentThat((asked) => result(asked, said('', { parts, metadata })))
    const reply = await agent.reply(request, signal)
    expect(reply).toMatchObject({ ok: true, text: move, usage: { inputTokens: 90, outputTokens: 30 } })
    expect(reply.ok && reply.reasoning).toContain('The middle is free.')
  })

  it.each(['failed', 'rejected', 'canceled', 'auth-required'])(
    'of a task that is %s is told',
    async (state) => {
      const words = { parts: [{ kind: 'text', text: 'No quota.' }] }
      const { agent } = await agentThat((asked) =>
        result(asked, task(state, { status: { state, message: words } })),
      )
      const reply = await agent.reply(request, signal)
      expect(reply).toMatchObject({
        ok: false,
        failure: 'refused',
        detail: `its task is ${state}: No quota.`,
      })
    },
  )

  it('that the talk is forgotten begins a new one, once', async () => {
    const forgotten = (asked: Asked) =>
      json({ jsonrpc: '2.0', id: called(asked).id, error: { code: -32001, message: 'Task not found' } })
    const { agent, server } = await agentThat((asked, calls) =>
      calls === 2 ? forgotten(asked) : result(asked, task('input-required', { artifacts })),
    )
    for (const _ of [1, 2]) expect(await agent.reply(request, signal)).toMatchObject({ ok: true, text: move })
    const sent = server.calls.slice(1).map((asked) => called(asked).params['message'])
    expect(sent).toMatchObject([{ contextId: expect.stringMatching(/^wis-/) }, { taskId: 't1' }, {}])
    expect(sent[2]).not.toHaveProperty('taskId')
    const { agent: lost } = await agentThat(forgotten)
    expect(await lost.reply(request, signal)).toMatchObject({
      ok: false,
      failure: 'refused',
      detail: 'answered error -32001: Task not found',
    })
  })
})
