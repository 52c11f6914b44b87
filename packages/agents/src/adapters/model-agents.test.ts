import { exampleTable, plainStrategy, wordGuessStrategy } from '@wis/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import type { Agent } from '../agent.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { completing, endpoint, inTurn, responding, router, saying } from '../testing/chat-behaviours.ts'
import { startChatClock } from '../testing/chat-clock.ts'
import { startChatServer } from '../testing/chat-server.ts'
import type { ChatBehaviour, ChatServer } from '../testing/chat-server.ts'
import type { ChatTools } from './chat.ts'
import { createHfEndpointAgent, createHfModelAgent, createOpenAiAgent } from './hf-endpoint.ts'

const servers: ChatServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function serving(behave: ChatBehaviour, make: (url: string, tools: ChatTools) => Agent) {
  const server = await startChatServer(behave)
  servers.push(server)
  const clock = startChatClock()
  const agent = make(server.url, { fetch: guardedFetch({ allow: [server.place] }), clock })
  const over = new AbortController()
  return {
    ...server,
    clock,
    over,
    speech: () => agent.reply(exampleTable('en', 'first speaker'), over.signal),
    vote: () => agent.reply(exampleTable('en', 'vote'), over.signal),
    readiness: () => agent.prepare?.(over.signal),
  }
}

const openAi = (behave: ChatBehaviour, strategy = plainStrategy) =>
  serving(behave, (baseUrl, tools) =>
    createOpenAiAgent({ baseUrl, model: 'm', key: 'swordfish', strategy }, tools),
  )

describe('a model with a strategy', () => {
  it('gets the questions of the strategy', async () => {
    const { speech, requests } = await openAi(completing('It is hot.'))
    expect(await speech()).toMatchObject({
      ok: true,
      text: 'It is hot.',
      usage: { inputTokens: 120, outputTokens: 7 },
    })
    expect(requests[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(requests[0]?.messages[0]?.content).toContain('Your word is "tea"')
  })

  it.each([
    ['after its own', plainStrategy.texts.en.system],
    ['alone, where it has none', ''],
  ])('gets the instructions of an experiment %s', async (_, system) => {
    const en = { ...plainStrategy.texts.en, system }
    const strategy = {
      ...plainStrategy,
      texts: { ...plainStrategy.texts, en },
      instructions: { en: 'Name no colour.', zh: '不要说颜色。' },
    }
    const { speech, requests } = await openAi(completing('It is hot.'), strategy)
    await speech()
    expect(requests[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(requests[0]?.messages[0]?.content).toMatch(
      system === '' ? /^Name no colour\.$/ : /^You [^]*\n\nName no colour\.$/,
    )
  })

  it('answers with a move, its reasons and its beliefs', async () => {
    const answer = { other_word: 'coffee', identities: { 'Player 3': 0.7 }, reasoning: 'Odd.', vote: '3' }
    const { vote } = await openAi(completing(JSON.stringify(answer)), wordGuessStrategy)
    expect(await vote()).toMatchObject({
      ok: true,
      text: 'Player 3',
      reasoning: 'Odd.',
      beliefs: { 'Player 3': 0.7 },
    })
  })

  it('abstains with an answer that cannot be read', async () => {
    const { vote } = await openAi(completing("I'm sorry, I can't help with that."))
    expect(await vote()).toMatchObject({
      ok: true,
      text: 'abstain',
      reasoning: "I'm sorry, I can't help with that.",
    })
  })

  it.each([
    ['says nothing', saying({ content: '' }), 'the model answered with nothing'],
    [
      'ran out of tokens',
      saying({ content: '' }, 'length'),
      'the model used up its tokens before it answered',
    ],
    [
      'was held back',
      saying({ content: '' }, 'content_filter'),
      'a content filter held back what the model answered',
    ],
    [
      'only thought',
      completing('<think>My word is tea'),
      'the model answered with thoughts alone, which never reach the table',
    ],
  ])('misses its turn if it %s', async (_, behave, detail) => {
    const { speech } = await openAi(behave)
    expect(await speech()).toMatchObject({
      ok: false,
      failure: 'malformed',
      verdict: 'agent',
      detail,
      attempts: [{}],
    })
  })
})

describe('before a match, a model', () => {
  it('is asked for a word', async () => {
    const { readiness, requests } = await openAi(completing('OK'))
    expect(await readiness()).toEqual({ ready: true })
    expect(requests).toHaveLength(1)
  })

  it('that has answered in the last five minutes is not asked', async () => {
    const { speech, readiness, requests, clock } = await openAi(completing('OK'))
    await speech()
    expect(await readiness()).toEqual({ ready: true })
    expect(requests).toHaveLength(1)
    await clock.pause(5 * 60_000)
    await readiness()
    expect(requests).toHaveLength(2)
  })

  it('that fails is not ready, and its owner reads why', async () => {
    const { readiness } = await openAi(responding(401, { error: 'No such key' }))
    const detail = 'the key was refused (401): No such key'
    expect(await readiness()).toEqual({ ready: false, verdict: 'agent', detail })
  })
})

describe('a model of Hugging Face', () => {
  const hub = router({ 'org/model': ['groq', 'novita'] }, 'It is hot.')
  const hf = (model: string, provider?: string, token = 'hf_token') =>
    serving(hub, (url, tools) =>
      createHfModelAgent(
        { model, token, strategy: plainStrategy, ...(provider && { provider }) },
        tools,
        url,
      ),
    )

  it.each([
    ['org/model', undefined, 'org/model'],
    ['org/model', 'auto', 'org/model'],
    ['org/model', 'groq', 'org/model:groq'],
    ['org/model:groq', 'auto', 'org/model:groq'],
  ])('%s with provider %s is asked as %s, in one call', async (model, provider, asked) => {
    const { speech, requests } = await hf(model, provider)
    expect(await speech()).toMatchObject({ ok: true, text: 'It is hot.' })
    expect(requests.map((request) => [request.path, request.model])).toEqual([
      ['/v1/chat/completions', asked],
    ])
  })

  it.each([
    ['a provider that does not have it', 'together', 'hf_token', /does not exist/],
    ['a token that is none', 'groq', 'x', /the key was refused \(401\)/],
  ])('with %s is its owner’s to mend', async (_, provider, token, detail) => {
    const { speech } = await hf('org/model', provider, token)
    expect(await speech()).toMatchObject({
      ok: false,
      failure: 'refused',
      verdict: 'agent',
      detail: expect.stringMatching(detail),
    })
  })

  it.each([
    ['model', 'groq'],
    ['https://huggingface.co/org/model', 'groq'],
    ['org/model/x', 'groq'],
    ['org/model', 'a b'],
  ])('cannot be named %s %s', (model, provider) => expect(hf(model, provider)).rejects.toThrow(RangeError))
})

describe('a dedicated endpoint', () => {
  const at = (behave: ChatBehaviour) =>
    serving(behave, (url, tools) =>
      createHfEndpointAgent({ url, token: 'hf_token', strategy: plainStrategy }, tools),
    )
  const starting = responding(503, { error: '503 Service Unavailable' })

  it('is asked once for the name of its model', async () => {
    const { speech, requests } = await at(endpoint('org/model', 'It is hot.'))
    expect(await speech()).toMatchObject({ ok: true, text: 'It is hot.' })
    expect(await speech()).toMatchObject({ ok: true })
    expect(requests.map(({ path }) => path)).toEqual([
      '/v1/models',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ])
    expect(requests.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer hf_token'))
  })

  it('that does not name its model is asked for any model', async () => {
    const { speech, requests } = await at(inTurn(responding(404, 'not found'), completing('It is hot.')))
    expect(await speech()).toMatchObject({ ok: true })
    expect(requests[1]?.model).toBe('tgi')
  })

  it('is woken and waited for before a match', async () => {
    const { readiness, clock } = await at(
      inTurn(...Array<ChatBehaviour>(14).fill(starting), endpoint('m', 'OK')),
    )
    expect(await readiness()).toEqual({ ready: true })
    expect(clock.pauses).toContain(5_000)
  })

  it('is waited for no longer than there is time', async () => {
    const { readiness, over, clock } = await at((request, response) => {
      if (clock.pauses.includes(5_000)) over.abort()
      starting(request, response)
    })
    expect(await readiness()).toMatchObject({ ready: false })
  })

  it('that sleeps during a match does not put the blame on a provider', async () => {
    const { speech } = await at(starting)
    expect(await speech()).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'asleep' })
  })

  it('that refuses a token is not waited for', async () => {
    const { readiness } = await at(responding(401, { error: 'no' }))
    expect(await readiness()).toMatchObject({ ready: false, verdict: 'agent' })
  })
})

it.each([
  [
    'an API',
    (url: string, tools: ChatTools) =>
      createOpenAiAgent({ baseUrl: url, model: 'm', strategy: plainStrategy }, tools),
  ],
  [
    'an endpoint',
    (url: string, tools: ChatTools) => createHfEndpointAgent({ url, strategy: plainStrategy }, tools),
  ],
])('%s without an address is a mistake of ours', (_, make) => {
  expect(() => make('nowhere', { fetch: guardedFetch(), clock: startChatClock() })).toThrow(RangeError)
})
