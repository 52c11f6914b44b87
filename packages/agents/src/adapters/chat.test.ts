import { afterEach, describe, expect, it } from 'vitest'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import * as behaviours from '../testing/chat-behaviours.ts'
import { startChatClock } from '../testing/chat-clock.ts'
import { startChatServer } from '../testing/chat-server.ts'
import type { ChatBehaviour, ChatServer } from '../testing/chat-server.ts'
import { chat } from './chat.ts'
import type { ChatModel } from './chat.ts'

const { completing, inTurn, responding, saying } = behaviours
const token = 'swordfish-abc123'
const sharedProvider = 'api.example'
const servers: ChatServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

interface Asking {
  readonly signal?: AbortSignal
  readonly seconds?: number
  readonly model?: Partial<ChatModel>
  /** The provider at this address. Many owners share it. */
  readonly sharedProvider?: string
}

async function asking(behave: ChatBehaviour, { signal, seconds = 10, model, ...shared }: Asking = {}) {
  const server = await startChatServer(behave)
  servers.push(server)
  const clock = startChatClock()
  const turn = {
    messages: [{ role: 'user' as const, content: 'Speak.' }],
    deadline: clock.now().getTime() + seconds * 1_000,
    signal: signal ?? new AbortController().signal,
  }
  const asked = { url: `${server.url}/v1/chat/completions`, model: 'm', token, ...model }
  const reply = chat(asked, turn, { fetch: guardedFetch({ allow: [server.place] }), clock, ...shared })
  return { server, clock, reply }
}

async function asked(behave: ChatBehaviour, options?: Asking) {
  const { server, clock, reply } = await asking(behave, options)
  return { server, clock, reply: await reply }
}

describe('a model is asked', () => {
  it('at the complete address, once, without streaming', async () => {
    const { server, reply } = await asked(completing('Hot.'))
    expect(reply).toMatchObject({
      ok: true,
      completion: { text: 'Hot.', usage: { inputTokens: 120, outputTokens: 7 } },
    })
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/chat/completions',
        authorization: `Bearer ${token}`,
        model: 'm',
        body: { stream: false },
      },
    ])
  })

  it('without an authorization if there is no key', async () => {
    const { server } = await asked(completing('Hot.'), { model: { token: '' } })
    expect(server.requests[0]?.authorization).toBeUndefined()
  })

  it('with its owner’s settings, and no others', async () => {
    const settings = { temperature: 0.2, topP: 0.9, maxTokens: 50, extra: { reasoning_effort: 'low' } }
    const { server } = await asked(completing('Hot.'), { model: { settings } })
    const { messages: _, ...body } = server.requests[0]?.body ?? {}
    const sent = { temperature: 0.2, top_p: 0.9, max_tokens: 50, reasoning_effort: 'low' }
    expect(body).toEqual({ ...sent, model: 'm', stream: false })
  })

  it('again at once under the other name of the limit, if a server asks for that', async () => {
    const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    const { server, clock, reply } = await asked(
      inTurn(responding(400, { error: { message } }), completing('Hot.')),
    )
    expect(reply.ok).toBe(true)
    expect(server.requests[1]?.body).toMatchObject({ max_completion_tokens: 1_024 })
    expect(server.requests[1]?.body).not.toHaveProperty('max_tokens')
    expect(clock.pauses).toEqual([0])
  })
})

describe('an answer is understood when it', () => {
  it.each<[string, ChatBehaviour]>([
    ['tells thoughts apart', saying({ content: 'Hot.', reasoning_content: 'Tea.' })],
    ['comes in parts', saying({ content: [{ type: 'text', text: 'Hot.' }] })],
    [
      'calls a tool',
      saying({ content: null, tool_calls: [{ function: { name: 'say', arguments: 'Hot.' } }] }),
    ],
    ['does not tell its usage', completing('Hot.', { usage: undefined })],
    [
      'is streamed all the same',
      responding(200, 'data: {"choices":[{"delta":{"content":"Hot."},"finish_reason":"stop"}]}\n\n', {
        'content-type': 'text/event-stream',
      }),
    ],
    [
      'calls itself plain text',
      (request, response) => {
        response.setHeader('content-type', 'text/plain')
        response.end(JSON.stringify({ choices: [{ message: { content: 'Hot.' } }], model: request.model }))
      },
    ],
  ])('%s', async (_, behave) => {
    const { reply } = await asked(behave)
    expect(reply).toMatchObject({ ok: true, completion: { text: 'Hot.' }, attempts: [{ status: 200 }] })
  })
})

const html = '<!doctype html><html><body>Bad gateway</body></html>'
const error = (message: string) => ({ error: { message } })

describe('there is no completion if', () => {
  it.each<[string, ChatBehaviour, object]>([
    [
      'a wrong key',
      responding(401, error('No such key')),
      { failure: 'refused', verdict: 'agent', detail: 'the key was refused (401): No such key' },
    ],
    [
      'a forbidden model',
      responding(403, 'no'),
      { failure: 'refused', verdict: 'agent', detail: 'the key was refused (403)' },
    ],
    [
      'an empty purse',
      responding(402, { error: 'Pay first' }),
      { failure: 'refused', verdict: 'agent', detail: 'the account has no credit left (402): Pay first' },
    ],
    [
      'a quota used up',
      responding(429, { error: { message: 'Quota', code: 'insufficient_quota' } }),
      { failure: 'refused', verdict: 'agent' },
    ],
    ['an unknown model', responding(404, error('No such model')), { failure: 'refused', verdict: 'agent' }],
    [
      'a parameter nobody knows',
      responding(422, { detail: 'top_p' }),
      { failure: 'refused', verdict: 'agent', detail: 'the provider refused the request (422): top_p' },
    ],
    [
      'a web page',
      responding(200, html, { 'content-type': 'text/html' }),
      { failure: 'malformed', verdict: 'agent', detail: 'the answer is no chat completion but a web page' },
    ],
    [
      'nothing',
      responding(200, ''),
      { failure: 'malformed', detail: 'the answer is no chat completion but empty' },
    ],
    [
      'broken JSON',
      responding(200, '{"choices":[{"mess'),
      { failure: 'malformed', detail: 'the answer is no chat completion but broken (application/json)' },
    ],
    [
      'a stream that breaks off',
      responding(200, 'data: {"choices":[{"delta":{"content":"Ho"}}]}\n\n', {
        'content-type': 'text/event-stream',
      }),
      { failure: 'malformed', detail: 'the answer is no chat completion but a stream that breaks off' },
    ],
    [
      'an error in a stream',
      responding(200, 'data: {"error":{"message":"Overloaded"}}\n\n', {
        'content-type': 'text/event-stream',
      }),
      { failure: 'malformed', detail: 'the answer is no chat completion but an error: Overloaded' },
    ],
    [
      'JSON of another shape',
      responding(200, { answer: 'Hot.' }),
      { failure: 'malformed', detail: 'the answer is no chat completion but JSON of another shape' },
    ],
    [
      'an error that calls itself a success',
      responding(200, error('Overloaded')),
      { failure: 'malformed', detail: 'the answer is no chat completion but an error: Overloaded' },
    ],
    ['a list', responding(200, []), { failure: 'malformed', verdict: 'agent' }],
    ['an endless answer', responding(200, 'x'.repeat(70_000)), { failure: 'malformed', verdict: 'agent' }],
    ['an answer cut off', behaviours.truncated, { failure: 'malformed', verdict: 'agent' }],
    [
      'a redirection',
      responding(302, '', { location: 'https://example.com/' }),
      { failure: 'refused', verdict: 'agent' },
    ],
  ])('%s, which is not asked for twice', async (_, behave, failure) => {
    const { server, clock, reply } = await asked(behave)
    expect(reply).toMatchObject({ ok: false, ...failure })
    expect(server.requests).toHaveLength(1)
    expect(clock.pauses).toEqual([])
  })

  it.each<[string, ChatBehaviour, object]>([
    [
      'a busy provider',
      responding(429, error('Slow down')),
      {
        failure: 'unreachable',
        verdict: 'agent',
        detail: 'the provider is asked too often (429): Slow down',
      },
    ],
    [
      'a broken provider',
      responding(500, html, { 'content-type': 'text/html' }),
      { failure: 'unreachable', verdict: 'agent', detail: 'the server has a failure of its own (500)' },
    ],
    [
      'a busy provider behind a gateway',
      responding(200, { error: { code: 529, message: 'Overloaded' } }),
      { failure: 'unreachable', verdict: 'agent' },
    ],
  ])('%s, however often it is asked', async (_, behave, failure) => {
    const { server, clock, reply } = await asked(behave)
    expect(reply).toMatchObject({ ok: false, ...failure })
    expect(server.requests.length).toBeGreaterThan(1)
    expect(clock.pauses).toEqual([400, 800, 1_600, 3_200].slice(0, server.requests.length - 1))
    expect(reply.attempts).toHaveLength(server.requests.length)
  })
})

describe('a provider that fails', () => {
  it('is asked again after the pause it names', async () => {
    const busy = responding(429, error('Slow down'), { 'retry-after': '3' })
    const { clock, reply } = await asked(inTurn(busy, completing('Hot.')))
    expect(reply).toMatchObject({ ok: true, attempts: [{ status: 429 }, { status: 200 }] })
    expect(clock.pauses).toEqual([3_000])
  })

  it('is not asked again if the pause it names is longer than the turn', async () => {
    const { server, clock, reply } = await asked(responding(429, 'no', { 'retry-after': '3600' }))
    expect(reply).toMatchObject({ ok: false, failure: 'unreachable' })
    expect([server.requests.length, clock.pauses]).toEqual([1, []])
  })

  it('is not asked again once the time is nearly up', async () => {
    const { clock } = await asked(responding(503, 'no'), { seconds: 1 })
    expect(clock.pauses).toEqual([400])
  })

  it('is to blame for the time it took, if it took all the time', async () => {
    const over = new AbortController()
    const late: ChatBehaviour = () => over.abort()
    const { reply } = await asked(inTurn(responding(500, 'no'), late), {
      signal: over.signal,
      sharedProvider,
    })
    expect(reply).toMatchObject({
      ok: false,
      failure: 'unreachable',
      verdict: 'provider',
      attempts: [{}, {}],
    })
  })
})

describe('the verdict on a failing server', () => {
  it.each<[string, ChatBehaviour]>([
    ['an error of the server', responding(500, 'no')],
    ['one that is overloaded', responding(503, 'no')],
    ['one behind a gateway', responding(200, { error: { code: 529, message: 'Overloaded' } })],
    ['a connection that is cut', (_, response) => void response.destroy()],
  ])('is the provider’s where many share it, and else the agent’s: %s', async (_, behave) => {
    const own = await asked(behave)
    expect(own.reply).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'agent' })
    const shared = await asked(behave, { sharedProvider })
    expect(shared.reply).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'provider' })
  })

  it.each<[string, ChatBehaviour]>([
    ['asks too often', responding(429, error('Slow down'))],
    ['has a key that is refused', responding(401, 'no')],
    ['asks for a model that is not there', responding(404, 'no')],
    ['gets an answer that is none', responding(200, html)],
  ])('is the agent’s even there, where its account %s', async (_, behave) => {
    const { reply } = await asked(behave, { sharedProvider })
    expect(reply).toMatchObject({ ok: false, verdict: 'agent' })
  })
})

describe('a turn that ends', () => {
  it.each([
    ['before an answer begins', behaviours.silent],
    ['while an answer drips', behaviours.dripping],
  ])('%s is the agent’s', async (_, behave) => {
    const over = new AbortController()
    const { server, reply } = await asking(behave, { signal: over.signal })
    await server.asked()
    over.abort()
    expect(await reply).toMatchObject({ ok: false, failure: 'timeout', verdict: 'agent', attempts: [{}] })
  })

  it('by its deadline is over, even if the caller never aborts it', async () => {
    const { reply } = await asked(behaviours.silent, { seconds: 0.05 })
    expect(reply).toMatchObject({ ok: false, failure: 'timeout' })
  })
})

describe('a key is never shown', () => {
  it.each<[string, ChatBehaviour]>([
    [
      'that a provider repeats',
      ({ authorization }, response) => {
        response
          .writeHead(401, { 'content-type': 'application/json' })
          .end(JSON.stringify(error(`bad ${authorization}`)))
      },
    ],
    [
      'that a page repeats',
      ({ authorization }, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${authorization}`)
      },
    ],
    ['that an answer repeats', completing(({ authorization }) => `My key is ${authorization}`)],
    ['that is half masked', responding(401, error('Incorrect API key provided: sk-swor****c123'))],
  ])('%s', async (_, behave) => {
    const { reply } = await asked(behave)
    expect(JSON.stringify(reply)).not.toMatch(/swordfish|sk-swor/)
  })

  it('that cannot be sent', async () => {
    const { server, reply } = await asked(completing('Hot.'), { model: { token: 'swordfish\nx' } })
    expect(reply).toMatchObject({ ok: false, failure: 'refused', verdict: 'agent', attempts: [] })
    expect(JSON.stringify(reply)).not.toContain('swordfish')
    expect(server.requests).toEqual([])
  })
})

it('a model that is a URL is refused before anything is sent', async () => {
  const { server, reply } = await asked(completing('Hot.'), { model: { model: 'https://example.com/' } })
  expect(reply).toMatchObject({ ok: false, failure: 'refused', verdict: 'agent' })
  expect(server.requests).toEqual([])
})
