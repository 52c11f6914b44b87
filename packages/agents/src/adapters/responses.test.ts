import { kits } from '@wis/games'
import { plainStrategy } from '@wis/protocol'
import type { GameRequest, ModelSettings } from '@wis/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import type { Agent } from '../agent.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { inTurn, responding } from '../testing/chat-behaviours.ts'
import { startChatServer } from '../testing/chat-server.ts'
import type { ChatBehaviour, ChatServer } from '../testing/chat-server.ts'
import { firstTurn, playGame } from '../testing/game-turns.ts'
import { message, reasoning, respondingWith, text } from '../testing/responses-behaviours.ts'
import { createOpenAiAgent } from './hf-endpoint.ts'
import { createKitHouseAgent } from './kit-house.ts'

const { signal } = new AbortController()
const key = 'swordfish-abc123'
const servers: ChatServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function modelThat(behave: ChatBehaviour, settings: ModelSettings = {}) {
  const server = await startChatServer(behave)
  servers.push(server)
  const fetch = guardedFetch({ allow: [server.place] })
  const connector = { baseUrl: server.url, model: 'm', api: 'responses', key, settings } as const
  return { server, agent: createOpenAiAgent({ ...connector, strategy: plainStrategy }, { fetch }) }
}

async function turnOf(behave: ChatBehaviour, settings?: ModelSettings) {
  const { server, agent } = await modelThat(behave, settings)
  return { server, reply: await agent.reply(firstTurn('tic-tac-toe').request, signal) }
}

const move = message(text('{"move":"1,1"}'))

describe('a model of the Responses API is asked', () => {
  it('at that address alone, with its instructions apart, and its server keeps nothing', async () => {
    const { server, reply } = await turnOf(respondingWith([move]))
    expect(reply).toMatchObject({ ok: true, usage: { inputTokens: 90, outputTokens: 30 } })
    const [{ method, path, authorization, body } = expect.fail('nothing was sent'), ...more] = server.requests
    expect({ method, path, authorization, more }).toEqual({
      method: 'POST',
      path: '/v1/responses',
      authorization: `Bearer ${key}`,
      more: [],
    })
    expect(body).toMatchObject({
      model: 'm',
      stream: false,
      store: false,
      max_output_tokens: 4_096,
      reasoning: { summary: 'auto' },
      instructions: expect.any(String),
      input: [{ role: 'user', content: expect.any(String) }],
    })
    expect(body).not.toHaveProperty('messages')
    expect(body).not.toHaveProperty('max_tokens')
  })

  it('with its owner’s limit and settings, and the effort that the owner chose', async () => {
    const extra = { reasoning: { effort: 'low' } }
    const settings = { temperature: 0.2, topP: 0.9, maxTokens: 50, extra }
    const { server } = await turnOf(respondingWith([move]), settings)
    expect(server.requests[0]?.body).toMatchObject({
      temperature: 0.2,
      top_p: 0.9,
      max_output_tokens: 50,
      reasoning: { summary: 'auto', effort: 'low' },
    })
  })

  it('again without a summary, once, if it gives none', async () => {
    const refused = responding(400, { error: { message: "Unsupported parameter: 'reasoning.summary'." } })
    const { server, reply } = await turnOf(inTurn(refused, respondingWith([move])))
    expect(reply.ok).toBe(true)
    expect(server.requests.map(({ body }) => body['reasoning'])).toEqual([{ summary: 'auto' }, undefined])
    const { server: never } = await turnOf(refused)
    expect(never.requests).toHaveLength(2)
  })
})

describe('of a response', () => {
  it('summaries are kept as reasoning and are never the move', async () => {
    const thoughts = reasoning('The middle is free.', 'Take {"move":"3,3"}?')
    const { reply } = await turnOf(respondingWith([thoughts, move]))
    expect(reply).toMatchObject({ ok: true, text: '{"move":"1,1"}' })
    expect(reply.ok && reply.reasoning).toContain('The middle is free.')
    const { reply: silent } = await turnOf(respondingWith([thoughts]))
    expect(silent).toMatchObject({
      ok: false,
      failure: 'malformed',
      detail: 'the model answered with nothing',
    })
  })

  it('the whole reasoning of an open model is kept too', async () => {
    const open = { type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text: 'Middle.' }] }
    const { reply } = await turnOf(respondingWith([open, move]))
    expect(reply.ok && reply.reasoning).toBe('Middle.')
  })

  it('the text may come in several messages, as the arguments of a tool, or in a stream', async () => {
    const halves = [message(text('{"move":')), message(text('"1,1"}'))]
    const called = [{ type: 'function_call', name: 'play', arguments: '{"move":"1,1"}' }]
    const event = { type: 'response.completed', response: { status: 'completed', output: [move] } }
    const stream = responding(200, `event: response.completed\ndata: ${JSON.stringify(event)}\n\n`)
    for (const behave of [respondingWith(halves), respondingWith(called), stream]) {
      expect((await turnOf(behave)).reply).toMatchObject({ ok: true, text: '{"move":"1,1"}' })
    }
  })
})

const cut = (reason: string) => ({ status: 'incomplete', incomplete_details: { reason } })
const refusal = message({ type: 'refusal', refusal: 'I can’t\nhelp with that.' })
const failed = (code: string) => ({ status: 'failed', error: { code, message: 'Overloaded.' } })

describe('there is no answer, and the owner reads why, if', () => {
  it.each<[string, ChatBehaviour, string]>([
    ['the model refuses', respondingWith([refusal]), 'the model refused to answer: I can’t help with that.'],
    [
      'its tokens were used up by thinking',
      respondingWith([reasoning('Hm.')], cut('max_output_tokens')),
      'the model used up its tokens before it answered',
    ],
    [
      'a filter holds it back',
      respondingWith([], cut('content_filter')),
      'a content filter held back what the model answered',
    ],
    [
      'the server still works on it',
      respondingWith([], { status: 'in_progress' }),
      'the response ended without a text (in_progress)',
    ],
    [
      'the response has failed',
      respondingWith([], failed('invalid_prompt')),
      'the provider refused the request (400): Overloaded.',
    ],
    [
      'the server speaks chat completions',
      responding(200, { choices: [{ message: { content: '{"move":"1,1"}' } }] }),
      'the answer is no response but JSON of another shape',
    ],
  ])('%s', async (_, behave, detail) => {
    const { reply } = await turnOf(behave)
    expect(reply).toMatchObject({ ok: false, verdict: 'agent', detail })
    expect(JSON.stringify(reply)).not.toContain(key)
  })

  it('tokens of a refusal are counted', async () => {
    const { reply } = await turnOf(respondingWith([refusal]))
    expect(reply).toMatchObject({ ok: false, usage: { inputTokens: 90, outputTokens: 30 } })
  })

  it('a response that failed for a moment is asked for again', async () => {
    const { reply } = await turnOf(inTurn(respondingWith([], failed('server_error')), respondingWith([move])))
    expect(reply.ok).toBe(true)
  })
})

describe('a model that speaks only /v1/responses', { timeout: 120_000 }, () => {
  it.each(kits.map((kit) => [kit.id, kit] as const))('plays %s to the end', async (_, kit) => {
    const [ruleset] = kit.setup.presets
    const [{ slug }] = kit.house
    const house = createKitHouseAgent(kit, slug)
    let next = ''
    const { agent } = await modelThat((request, response) =>
      respondingWith([reasoning('As planned.'), message(text(next))])(request, response),
    )
    const guest: Agent<GameRequest> = {
      reply: async (request, stop, seen) => {
        const wanted = await house.reply(request, stop, seen)
        next = wanted.ok ? wanted.text : expect.fail(wanted.detail)
        return agent.reply(request, stop)
      },
    }
    const seats = Array.from({ length: ruleset.players }, (__, seat) => (seat === 0 ? guest : house))
    const { log, replies, points } = await playGame({ kit, ruleset, language: 'en', seed: 'whole' }, seats)
    const own = replies.filter(({ seat }) => seat === 0).map(({ reply }) => reply)
    expect(points).toHaveLength(ruleset.players)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((reply) => !reply.ok || !reply.reasoning?.includes('As planned.'))).toEqual([])
    expect(log.map(({ event }) => event.type)).not.toContain('move-refused')
  })
})
