import { findStrategy } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { gameRequests } from '@wis/testkit'
import { afterEach, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { completing, responding, saying, silent, truncated } from '../testing/chat-behaviours.ts'
import { startChatServer } from '../testing/chat-server.ts'
import type { ChatBehaviour } from '../testing/chat-server.ts'
import { kitCalled } from '../testing/game-turns.ts'
import { createOpenAiAgent } from './hf-endpoint.ts'

const servers: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const kit = kitCalled('avalon')
const ruleset = kit.setup.presets.find(({ id }) => id === 'interintent') ?? kit.setup.presets[0]
const strategy = findStrategy('interintent') ?? expect.fail('there is no such strategy')
const discussing =
  gameRequests(kit, { ruleset, language: 'en' }).find(({ turn }) => turn.kind === 'discuss') ??
  expect.fail('nobody is asked to speak')

/** It finds in every step what is asked for there. */
const fine = completing(
  JSON.stringify({
    guesses: { [discussing.aliases[0] ?? '']: { guess: 'good', certainty: 60 } },
    intentions: ['stay-vague', 'follow-majority'],
    thinking: 'I wait.',
    expects: 'They shrug.',
    say: 'Let us see.',
  }),
)

/** The number of the step in a prompt. */
const stepIn = (text: string): number => Number(/Step (\d) of 6/.exec(text)?.[1])

/** Time passes four times as fast here, so that no test waits for a whole turn. */
const speed = 4
const began = Date.now()
const now = () => began + (Date.now() - began) * speed
const clock = {
  now: () => new Date(now()),
  pause: (ms: number, signal?: AbortSignal) => systemClock.pause(ms / speed, signal),
}

/** A turn in which one step goes wrong in this way, however often it is asked. */
async function turnWith(behave: ChatBehaviour, broken: number) {
  const server = await startChatServer((request, response) => {
    const isBroken = stepIn(request.messages.at(-1)?.content ?? '') === broken
    ;(isBroken ? behave : fine)(request, response)
  })
  servers.push(server)
  const guarded = guardedFetch({ allow: [server.place] })
  const fetch: typeof guarded = (request) => guarded({ ...request, timeoutMs: request.timeoutMs / speed })
  const agent = createOpenAiAgent({ baseUrl: `${server.url}/v1`, model: 'm', strategy }, { fetch, clock })
  const ends = now() + 16_000
  const turn: GameRequest['turn'] = { ...discussing.turn, deadline: new Date(ends).toISOString() }
  const reply = await agent.reply({ ...discussing, turn }, new AbortController().signal)
  return { reply, inTime: now() < ends, asked: server.requests }
}

it.each<[string, ChatBehaviour]>([
  ['answers 503', responding(503, { error: 'overloaded' })],
  ['answers with nothing', responding(200, '')],
  ['has no words', saying({ content: '' })],
  ['breaks off inside its JSON', completing('{"guesses": {"Player 1": {"gu')],
  ['hangs up inside its answer', truncated],
  ['never answers', silent],
])(
  'a model that %s in any step of six still speaks in time, and its owner sees each call',
  { timeout: 60_000 },
  async (_, behave) => {
    const turns = await Promise.all([1, 2, 3, 4, 5, 6].map((broken) => turnWith(behave, broken)))
    for (const [at, { reply, inTime, asked }] of turns.entries()) {
      expect([at + 1, reply.ok, inTime]).toEqual([at + 1, true, true])
      if (reply.ok) expect(JSON.parse(reply.text)).toMatchObject({ say: 'Let us see.' })
      const places = new Set(reply.attempts?.map(({ call }) => call?.place))
      const seen = new Set(asked.map(({ messages }) => stepIn(messages.at(-1)?.content ?? '')))
      expect([...places]).toEqual([...seen])
    }
  },
)
