import { objectsIn } from '@wis/games'
import { findStrategy, gameRequest, plainStrategy } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Agent } from '../agent.ts'
import type { GuardedFetch } from '../egress/fetch-outcome.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { completing, saying } from '../testing/chat-behaviours.ts'
import { startChatServer } from '../testing/chat-server.ts'
import type { ChatBehaviour } from '../testing/chat-server.ts'
import { expectFailure } from '../testing/contract.ts'
import { firstTurn, kitCalled, playGame } from '../testing/game-turns.ts'
import { json } from '../testing/http-server.ts'
import type { Told } from '../testing/http-server.ts'
import { startGameStandIn } from '../testing/webhook-stand-in.ts'
import { createWhoisspyAgent } from '../whoisspy/agent.ts'
import { createOpenAiAgent } from './hf-endpoint.ts'
import { createKitHouseAgent } from './kit-house.ts'
import { createOutboundAgent } from './outbound.ts'
import { createWebhookAgent } from './webhook.ts'

const { signal } = new AbortController()
/** A busy machine takes a while to make text of all kinds, and to play whole matches. */
const unhurried = { timeout: 60_000 }
const servers: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function webhookThat(move: (request: GameRequest) => Told | object) {
  const server = await startGameStandIn('canary', move)
  servers.push(server)
  const fetch = guardedFetch({ allow: [server.place] })
  return { server, agent: createWebhookAgent({ fetch, url: server.url, secret: 'canary', retryAfterMs: 1 }) }
}

const outboundThat = (answer: (request: GameRequest) => string) =>
  createOutboundAgent({
    ask: async ({ body }) => ({ kind: 'answered', text: answer(gameRequest.parse(JSON.parse(body))) }),
    isUp: async () => true,
  })

async function modelThat(behave: ChatBehaviour, strategy = 'plain') {
  const server = await startChatServer(behave)
  servers.push(server)
  const preset = findStrategy(strategy) ?? plainStrategy
  const connector = { baseUrl: `${server.url}/v1`, model: 'm', strategy: preset }
  return { server, agent: createOpenAiAgent(connector, { fetch: guardedFetch({ allow: [server.place] }) }) }
}

/** The last legal value, under the name of its field. */
function lastLegal({ fields, legal = [] }: GameRequest): object {
  return { [fields.required[0] ?? '']: legal.at(-1) }
}

/** A model that takes the last of the legal values in its prompt. */
const fromPrompt: ChatBehaviour = completing(({ messages }) => {
  const [line = ''] = /^- ".*$/m.exec(messages.at(-1)?.content ?? '') ?? []
  const [name = '', ...legal] = [...line.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value)
  return `Let me think.\n${JSON.stringify({ [name]: legal.at(-1) })}`
})

type Seated = () => Promise<Agent<GameRequest>> | Agent<GameRequest>
const seated: readonly (readonly [string, Seated])[] = [
  ['a webhook', async () => (await webhookThat(lastLegal)).agent],
  ['a webhook with plain text', async () => (await webhookThat(plainly)).agent],
  ['an outbound agent', () => outboundThat((request) => JSON.stringify(lastLegal(request)))],
  ['a model', async () => (await modelThat(fromPrompt)).agent],
  ['a model that thinks', async () => (await modelThat(fromPrompt, 'reasoning')).agent],
]

function plainly(request: GameRequest): Told {
  return { type: 'text/plain', body: `I choose:\n${request.legal?.at(-1)}` }
}

const matches = [
  ['tic-tac-toe', 'arena', 'wins-and-blocks'],
  ['holdem', 'llmarena', 'tight'],
] as const

describe.each(seated)('%s', unhurried, (_, sit) => {
  it.each(matches)('plays a whole match of %s by %s against %s', async (id, preset, slug) => {
    const kit = kitCalled(id)
    const ruleset = kit.setup.presets.find((one) => one.id === preset) ?? expect.fail(`no ${preset}`)
    const guest = await sit()
    const house = createKitHouseAgent(kit, slug)
    for (const language of ['en', 'zh'] as const) {
      const { log, replies, points } = await playGame({ kit, ruleset, language, seed: 'whole' }, [
        guest,
        house,
      ])
      expect(points).toHaveLength(2)
      const own = replies.filter(({ seat }) => seat === 0)
      expect(own.length).toBeGreaterThan(0)
      expect(own.filter(({ reply }) => !reply.ok)).toEqual([])
      expect(log.map(({ event }) => event.type)).not.toContain('move-refused')
    }
  })
})

describe('a turn of four minutes', () => {
  const { request } = firstTurn('tic-tac-toe')
  const deadline = new Date(Date.now() + 240_000).toISOString()
  const long = { ...request, turn: { ...request.turn, deadline } }

  it('is given to an outbound agent whole', async () => {
    const given: number[] = []
    const agent = createOutboundAgent({
      ask: async ({ timeoutMs }) => (given.push(timeoutMs), { kind: 'late' }),
      isUp: async () => true,
    })
    await agent.reply(long, signal)
    expect(given[0]).toBeGreaterThan(200_000)
  })

  it('is given to a webhook whole', async () => {
    const given: number[] = []
    const { agent: real } = await webhookThat(lastLegal)
    expect(await real.reply(long, signal)).toMatchObject({ ok: true })
    const fetch: GuardedFetch = async ({ timeoutMs }) => {
      given.push(timeoutMs)
      return {
        ok: false,
        failure: 'timeout',
        verdict: 'agent',
        detail: '',
        attempt: { startedAt: '', latencyMs: 1 },
      }
    }
    await createWebhookAgent({ fetch, url: 'https://x.example', secret: 'canary' }).reply(long, signal)
    expect(given[0]).toBeGreaterThan(200_000)
  })
})

describe('an agent whose answer was refused', () => {
  it('is asked again, is told why, and can then move', async () => {
    const kit = kitCalled('tic-tac-toe')
    const told: string[] = []
    const guest = outboundThat((request) => {
      if (request.turn.tries === 0) return '{"move":"9,9"}'
      told.push(request.history.at(-1)?.text ?? '')
      return JSON.stringify(lastLegal(request))
    })
    const [ruleset] = kit.setup.presets
    const sitting = { kit, ruleset, language: 'en', seed: 'refused' } as const
    const { log } = await playGame(sitting, [guest, createKitHouseAgent(kit, 'random')])
    expect(told[0]).toBe('Player 1\'s answer “{"move":"9,9"}” is refused: no move can be read from it.')
    expect(log.filter(({ event }) => event.type === 'mark-set').length).toBeGreaterThan(4)
  })
})

describe('a request of a game', () => {
  const { request } = firstTurn('tic-tac-toe')

  it('goes over every wire as it is', async () => {
    const { server, agent } = await webhookThat(lastLegal)
    const reply = await agent.reply(request, signal)
    expect(server.turns).toEqual([request])
    expect(reply).toMatchObject({ ok: true, text: '{"move":"3,3"}', attempts: [{ status: 200 }] })
    const asked: GameRequest[] = []
    await outboundThat((given) => (asked.push(given), '{}')).reply(request, signal)
    expect(asked).toEqual([request])
  })

  it('goes to a Space that takes turns, with its owner’s token', async () => {
    const calls: unknown[] = []
    const fetch: GuardedFetch = async ({ url, body = '', headers }) => {
      calls.push([url, JSON.parse(body), headers?.['authorization']])
      const attempt = { startedAt: '', latencyMs: 0, status: 200 }
      return { ok: true, status: 200, text: '{"move":"2,2","reasoning":"So."}', headers: {}, attempt }
    }
    const agent = createWhoisspyAgent({ fetch, baseUrl: 'https://a.hf.space/', token: 'hf_x' })
    const entries = [{ seq: 0, at: '', event: { type: 'match-opened' } }]
    expect(await agent.hear({ ...request, entries }, signal)).toEqual([])
    expect(await agent.reply(request, signal)).toMatchObject({ text: '{"move":"2,2"}', reasoning: 'So.' })
    expect(calls).toEqual([['https://a.hf.space/agent/turn', request, 'Bearer hf_x']])
  })

  it('goes to a model as its rules, its table and its question', async () => {
    const { server, agent } = await modelThat(completing('1,2'))
    expect(await agent.reply(request, signal)).toMatchObject({ ok: true, text: '1,2', usage: {} })
    const [system, user] = server.requests[0]?.messages ?? []
    expect(system?.content).toContain('You are Player 1')
    expect(user?.content).toContain('"move" (Move)')
  })

  it('may be answered by the call of a tool', async () => {
    const call = { function: { name: 'play', arguments: '{"move":"1,2"}' } }
    const { agent } = await modelThat(saying({ content: null, tool_calls: [call] }))
    expect(await agent.reply(request, signal)).toMatchObject({ ok: true, text: '{"move":"1,2"}' })
  })

  it('keeps what a model thought as its reasons', async () => {
    const { agent } = await modelThat(saying({ content: '{"move":"1,2"}', reasoning_content: 'The edge.' }))
    expect(await agent.reply(request, signal)).toMatchObject({
      text: '{"move":"1,2"}',
      reasoning: 'The edge.',
    })
  })
})

describe('any answer', unhurried, () => {
  const { request } = firstTurn('holdem')
  const bodies = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.jsonValue().map((action) => JSON.stringify({ action })),
    fc.nat(9_000).map((depth) => `{"action":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  )
  const answering =
    (text: string): GuardedFetch =>
    async () => {
      const attempt = { startedAt: '', latencyMs: 0, status: 200, answer: text }
      return { ok: true, status: 200, text, headers: {}, attempt }
    }
  const connectors: readonly (readonly [string, (text: string) => Agent<GameRequest>])[] = [
    [
      'a webhook',
      (text) => createWebhookAgent({ fetch: answering(text), url: 'http://a.example', secret: 's' }),
    ],
    ['a Space', (text) => createWhoisspyAgent({ fetch: answering(text), baseUrl: 'http://a.example' })],
    ['an outbound agent', (text) => outboundThat(() => text)],
    [
      'a model',
      (text) =>
        createOpenAiAgent(
          { baseUrl: 'http://a.example', model: 'm', strategy: plainStrategy },
          { fetch: answering(JSON.stringify({ choices: [{ message: { content: text } }] })) },
        ),
    ],
  ]

  it.each(connectors)('of %s leads to a move or a fault', async (_, connect) => {
    const kit = kitCalled('holdem')
    await fc.assert(
      fc.asyncProperty(bodies, async (text) => {
        const reply = await connect(text).reply(request, signal)
        if (!reply.ok) return expectFailure(reply)
        const turn = { ...request.turn, seat: request.seat, limitMs: 1_000 }
        expect(kit.rules.readMove(kit.rules.blank, turn, reply.text)).toBeDefined()
      }),
      { numRuns: cases(300) },
    )
  })
})

it('a web page in place of an answer is a fault, and one that repeats nothing of it', async () => {
  const { agent } = await webhookThat(() => ({ type: 'text/html', body: '<html>fold</html>' }))
  expectFailure(await agent.reply(firstTurn('holdem').request, signal))
  const { agent: broken } = await webhookThat(() => json({}, 500))
  expectFailure(await broken.reply(firstTurn('holdem').request, signal))
})

it('every object that a stand-in sends holds the field that was asked for', () => {
  const [object] = objectsIn(JSON.stringify(lastLegal(firstTurn('holdem').request)))
  expect(Object.keys(object ?? {})).toEqual(['action'])
})
