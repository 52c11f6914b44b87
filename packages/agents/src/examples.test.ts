import { readFile } from 'node:fs/promises'
import { otherKits } from '@wis/games'
import { customStrategy, strategyFrom } from '@wis/protocol'
import { table } from '@wis/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createA2aAgent } from './a2a/agent.ts'
import { createOpenAiAgent } from './adapters/hf-endpoint.ts'
import { createWebhookAgent } from './adapters/webhook.ts'
import { sign, signatureHeader } from './adapters/webhook/signature.ts'
import { guardedFetch } from './egress/guarded-fetch.ts'
import { completing } from './testing/chat-behaviours.ts'
import { startChatClock } from './testing/chat-clock.ts'
import { startChatServer } from './testing/chat-server.ts'
import { isInstalled, startExample } from './testing/example-process.ts'
import type { ExampleLanguage, ExampleProcess } from './testing/example-process.ts'
import { playGame } from './testing/game-turns.ts'
import { playTestMatch } from './testing/play-test-match.ts'
import { createWhoisspyAgent } from './whoisspy/agent.ts'

const startsWithin = 30_000
const secret = 'a secret between two'
const languages = { en: { language: 'en' }, zh: { language: 'zh' } } as const
const fouls = (match: ReturnType<typeof table>) => match.state.rounds.flatMap((round) => round.fouls)
const ballots = (match: ReturnType<typeof table>) =>
  match.state.rounds.flatMap((round) => round.vote?.cast ?? [])

describe.each<[ExampleLanguage, string]>([
  ['Python', 'python/whoisspy_agent.py'],
  ['TypeScript', 'typescript/whoisspy-agent.ts'],
])('the %s example of the whoisspy profile', (language, file) => {
  let example: ExampleProcess
  beforeAll(async () => {
    if (isInstalled(language)) example = await startExample(language, file)
  }, startsWithin)
  afterAll(() => example?.stop())
  const withLanguage = it.skipIf(!isInstalled(language))
  const post = (path: string, body: object) =>
    fetch(`${example.url}/agent/${path}`, { method: 'POST', body: JSON.stringify(body) })

  withLanguage.each(['en', 'zh'] as const)(
    'plays whole matches in %s, one after the other',
    async (tongue) => {
      for (const seat of [0, 2]) {
        const match = table(languages[tongue])
        const options = { fetch: guardedFetch({ allow: [example.place] }), baseUrl: example.url }
        const replies = await playTestMatch(match, { [seat]: createWhoisspyAgent(options) })
        expect(replies.filter(({ ok }) => !ok)).toEqual([])
        expect(fouls(match)).toEqual([])
        expect(ballots(match).filter((ballot) => ballot.seat === seat && ballot.target !== null)).not.toEqual(
          [],
        )
      }
    },
  )

  withLanguage.each(['checkHealth', 'getModelName', 'init'])('answers %s', async (path) => {
    const answer = await post(path, {})
    expect(await answer.json()).toMatchObject({ success: true, errMsg: null })
  })

  withLanguage('survives what it does not know', async () => {
    expect((await post('perceive', { status: 'new', other: [1] })).status).toBe(200)
    expect((await fetch(`${example.url}/agent/interact`, { method: 'POST', body: '{' })).status).toBe(422)
    expect((await fetch(example.url)).status).toBeGreaterThanOrEqual(400)
    expect((await post('checkHealth', {})).status).toBe(200)
  })
})

describe.each<[ExampleLanguage, string]>([
  ['Python', 'python/webhook_agent.py'],
  ['Python', 'python/any_game_agent.py'],
  ['TypeScript', 'typescript/webhook-agent.ts'],
])('the %s example of a webhook', (language, file) => {
  let example: ExampleProcess
  beforeAll(async () => {
    if (isInstalled(language)) example = await startExample(language, file, { WIS_SECRET: secret })
  }, startsWithin)
  afterAll(() => example?.stop())
  const withLanguage = it.skipIf(!isInstalled(language))

  withLanguage.each(['en', 'zh'] as const)('plays all seats of a match in %s at once', async (tongue) => {
    const options = { fetch: guardedFetch({ allow: [example.place] }), url: example.url, secret }
    const agent = createWebhookAgent(options)
    const match = table(languages[tongue])
    const replies = await playTestMatch(match, { 0: agent, 1: agent, 2: agent, 3: agent, 4: agent, 5: agent })
    expect(replies.filter(({ ok }) => !ok)).toEqual([])
    expect(fouls(match)).toEqual([])
    expect(ballots(match).filter(({ target }) => target === null)).toEqual([])
    expect(replies.find((reply) => reply.ok && reply.beliefs)).toBeDefined()
  })

  const now = () => Math.floor(Date.now() / 1_000)
  withLanguage.each([
    ['no signature', () => undefined],
    ['a signature of another kind', () => 'v1=abc'],
    ['a signature with another secret', (body: string) => sign(body, 'another secret', now())],
    ['the signature of another body', () => sign('{}', secret, now())],
    ['an old signature', (body: string) => sign(body, secret, now() - 3_600)],
  ])('refuses a request with %s', async (_, signature) => {
    const body = '{"turn":{"kind":"speech"}}'
    const header = signature(body)
    const headers = header === undefined ? {} : { [signatureHeader]: header }
    expect((await fetch(example.url, { method: 'POST', body, headers })).status).toBe(401)
  })
})

describe('the example of an A2A agent', () => {
  const isHere = isInstalled('Python')
  const file = 'python/a2a_agent.py'
  let example: ExampleProcess
  beforeAll(async () => {
    if (isHere) example = await startExample('Python', file, { A2A_KEY: secret })
  }, startsWithin)
  afterAll(() => example?.stop())

  it.skipIf(!isHere).each(['en', 'zh'] as const)('plays all seats of a match in %s', async (tongue) => {
    const fetch = guardedFetch({ allow: [example.place] })
    const agent = createA2aAgent({ fetch, url: example.url, token: secret })
    const match = table(languages[tongue])
    const replies = await playTestMatch(match, { 0: agent, 1: agent, 2: agent, 3: agent, 4: agent, 5: agent })
    expect(replies.filter(({ ok }) => !ok)).toEqual([])
    expect(ballots(match).filter(({ target }) => target === null)).toEqual([])
  })

  it.skipIf(!isHere).each(otherKits.map((kit) => [kit.id, kit] as const))(
    'plays all seats of a match of %s, and nothing it says is refused',
    async (_, kit) => {
      const fetch = guardedFetch({ allow: [example.place] })
      const agent = createA2aAgent({ fetch, url: example.url, token: secret })
      const [ruleset] = kit.setup.presets
      const seats = Array.from({ length: ruleset.players }, () => agent)
      const { log, replies } = await playGame({ kit, ruleset, language: 'en', seed: file }, seats)
      expect(replies.filter(({ reply }) => !reply.ok)).toEqual([])
      expect(log.filter(({ event }) => /^move-(refused|missed)$/.test(event.type))).toEqual([])
    },
  )

  it.skipIf(!isHere)('answers nobody without its key', async () => {
    const call = { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"message/send"}' }
    expect((await fetch(example.url, call)).status).toBe(401)
    expect((await fetch(`${example.url}/other`)).status).toBe(404)
  })

  it.skipIf(!isHere).each([
    ['not JSON', '{', null],
    ['a list', '[]', null],
    ['a call without a message', '{"jsonrpc":"2.0","id":7,"method":"SendMessage","params":7}', 7],
  ])('says why it does not answer %s', async (_, body, id) => {
    const headers = { authorization: `Bearer ${secret}` }
    const answer = await (await fetch(example.url, { method: 'POST', body, headers })).json()
    expect(answer).toMatchObject({ jsonrpc: '2.0', id, error: { code: -32_600 } })
  })
})

describe('the prompt agent', () => {
  const text = (name: string) =>
    readFile(new URL(`../../../examples/prompt-agent/${name}`, import.meta.url), 'utf8')

  it('is a strategy without a fault, and plays', async () => {
    const { kind, baseUrl: _, strategy, ...connector } = JSON.parse(await text('config.json'))
    const [system, speech, vote] = await Promise.all(['system.txt', 'speech.txt', 'vote.txt'].map(text))
    const texts = { en: { system, speech, vote } }
    const model = await startChatServer(
      completing(({ messages }) => {
        const round = messages.at(-1)?.content.match(/round (\d)/i)?.[1]
        return messages.at(-1)?.content.includes('"VOTE:"')
          ? 'Hm.\nVOTE: Player 3'
          : `Hm.\nSPEECH: Clue ${round}.`
      }),
    )
    const agent = createOpenAiAgent(
      {
        ...connector,
        baseUrl: model.url,
        strategy: strategyFrom(customStrategy.parse({ ...strategy, texts })),
      },
      { fetch: guardedFetch({ allow: [model.place] }), clock: startChatClock(new Date().toISOString()) },
    )
    const match = table({ starter: 1 })
    const replies = await playTestMatch(match, { 0: agent })
    await model.close()
    expect(kind).toBe('openai')
    expect(replies.map((reply) => reply.ok && reply.text)).toEqual(['Clue 1.', 'Player 3'])
  })
})
