import { findStrategy, stepsFor } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { gameRequests } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { ChatReply, ChatTurn } from '../../adapters/chat.ts'
import { kitCalled } from '../../testing/game-turns.ts'
import { replyInSteps } from './reply-in-steps.ts'

const kit = kitCalled('avalon')
const ruleset = kit.setup.presets.find(({ id }) => id === 'interintent') ?? kit.setup.presets[0]
const requests = gameRequests(kit, { ruleset, language: 'en' })
const strategy = findStrategy('interintent') ?? expect.fail('there is no such strategy')
const turnOf = (kind: string): GameRequest =>
  requests.find(({ turn }) => turn.kind === kind) ?? expect.fail(`nobody is asked to ${kind}`)

const discussing = turnOf('discuss')
const [open = ''] = Object.entries(discussing.fields.properties).flatMap(([name, property]) =>
  name === 'intentions' && 'uniqueItems' in property ? property.items.enum : [],
)
const other = discussing.aliases.find((alias) => alias !== discussing.alias) ?? ''

/** What a model says in the six calls of a speech. */
const fine: readonly string[] = [
  `Hm.\n${JSON.stringify({ guesses: { [other]: { guess: 'evil', certainty: 60 } } })}`,
  JSON.stringify({ intentions: ['not-in-the-list'] }),
  JSON.stringify({ thinking: 'I ask first.', say: `${other} is evil!` }),
  'They will not believe me.',
  `I change it.\n${JSON.stringify({ intentions: [open] })}`,
  JSON.stringify({ thinking: 'Softer now.', say: `Why ${other}?` }),
]

const usage = { inputTokens: 100, outputTokens: 10 }
const saying = (text: string): ChatReply => ({
  ok: true,
  completion: { text, usage },
  attempts: [{ startedAt: '', latencyMs: 1, status: 200 }],
})
const failing = (failure: 'timeout' | 'unreachable' = 'unreachable'): ChatReply => ({
  ok: false,
  failure,
  verdict: 'agent',
  detail: 'it failed',
  attempts: [{ startedAt: '', latencyMs: 1, error: 'it failed' }],
})

type Model = (call: number, ms: number) => { readonly reply: ChatReply; readonly took?: number }

/** Plays a turn of four minutes with a model that takes this long for its calls. */
async function turn(model: Model, request = discussing, limitMs = 240_000) {
  const steps = stepsFor(strategy, request)
  const asked: { readonly prompt: string; readonly ms: number }[] = []
  let now = 0
  const reply = await replyInSteps({
    strategy,
    request,
    steps,
    deadline: limitMs,
    signal: new AbortController().signal,
    now: () => now,
    ask: ({ messages, deadline }: Pick<ChatTurn, 'messages' | 'deadline'>) => {
      const ms = deadline - now
      asked.push({ prompt: messages.at(-1)?.content ?? '', ms })
      const { reply: given, took = 1_000 } = model(asked.length, ms)
      now += Math.min(took, ms)
      return Promise.resolve(took > ms ? failing('timeout') : given)
    },
  })
  const answer: unknown = reply.ok ? JSON.parse(reply.text) : undefined
  return { reply, answer, asked, now }
}

const well: Model = (call) => ({ reply: saying(fine[call - 1] ?? '') })
const butAt =
  (place: number, reply: ChatReply): Model =>
  (call, ms) =>
    call === place ? { reply } : well(call, ms)

describe('a turn in six calls', () => {
  it('ends in the last words, with the last notes and the first draft', async () => {
    const { reply, answer, asked } = await turn(well)
    expect(asked).toHaveLength(6)
    expect(answer).toEqual({
      say: `Why ${other}?`,
      guesses: { [other]: { guess: 'evil', certainty: 60 } },
      intentions: [open],
      thinking: 'Softer now.',
      expects: 'They will not believe me.',
      draft: `${other} is evil!`,
    })
    expect(reply).toMatchObject({ ok: true, usage: { inputTokens: 600, outputTokens: 60 } })
  })

  it('tells each call what the calls before it have come to', async () => {
    const { asked } = await turn(well)
    expect(asked[0]?.prompt).not.toContain('noted in private in the steps')
    expect(asked[0]?.prompt).toContain('Step 1 of 6')
    expect(asked[3]?.prompt).toContain(`${other} is evil!`)
    expect(asked[5]?.prompt).toContain('They will not believe me.')
  })

  it('shows each call to the owner, with its words and tokens', async () => {
    const { reply } = await turn(well)
    const calls = reply.attempts?.map(({ call }) => call) ?? []
    expect(calls.map((call) => [call?.place, call?.of])).toEqual([1, 2, 3, 4, 5, 6].map((at) => [at, 6]))
    expect(calls.map((call) => call?.said)).toEqual(fine)
    expect(calls[0]).toMatchObject({ name: { en: 'Guess the roles', zh: '猜测角色' }, usage })
  })

  it('keeps no draft that was not changed', async () => {
    const { answer } = await turn(butAt(6, saying(fine[2] ?? '')))
    expect(answer).not.toHaveProperty('draft')
  })

  it('names a team where a team is asked for', async () => {
    const leading = turnOf('propose')
    const team = leading.aliases.slice(0, 2)
    const said = [...fine.slice(0, 5), JSON.stringify({ team, say: 'We go.' })]
    said[2] = JSON.stringify({ team: leading.aliases.slice(1, 3), say: 'They go.' })
    const { answer } = await turn((call) => ({ reply: saying(said[call - 1] ?? '') }), leading)
    expect(answer).toMatchObject({ team, say: 'We go.', draft: 'They go.' })
  })
})

describe('a model that breaks off', () => {
  it.each([1, 2])('in call %i before it has an answer is asked for one at once', async (place) => {
    const failAt = butAt(place, failing())
    const { answer, asked } = await turn((call, ms) =>
      call > place ? { reply: saying(fine[2] ?? '') } : failAt(call, ms),
    )
    expect(asked).toHaveLength(place + 1)
    expect(asked.at(-1)?.prompt).toContain('Step 3 of 6')
    expect(answer).toMatchObject({ say: `${other} is evil!` })
  })

  it.each([4, 5, 6])('in call %i speaks as it drafted', async (place) => {
    const { reply, answer, asked } = await turn(butAt(place, failing()))
    expect(asked).toHaveLength(place)
    expect(answer).toMatchObject({ say: `${other} is evil!`, thinking: 'I ask first.' })
    expect(reply.attempts?.at(-1)).toMatchObject({ error: 'it failed', call: { place } })
  })

  it('in its draft is asked for its last words', async () => {
    const { answer, asked } = await turn((call) =>
      call === 3 ? { reply: failing() } : { reply: saying(fine[call === 4 ? 5 : call - 1] ?? '') },
    )
    expect(asked).toHaveLength(4)
    expect(answer).toMatchObject({ say: `Why ${other}?` })
  })

  it('everywhere has given no answer, and its tokens count', async () => {
    const { reply } = await turn((call) => ({ reply: call === 1 ? saying('?') : failing() }))
    expect(reply).toMatchObject({ ok: false, failure: 'unreachable', detail: 'it failed', usage })
  })
})

describe('a model that talks nonsense', () => {
  it.each([
    ['about the roles', 1],
    ['about its intentions', 2],
    ['about the others', 4],
    ['about its intentions again', 5],
  ])('%s still speaks', async (_, place) => {
    const { answer, asked } = await turn(butAt(place, saying('{"x":')))
    expect(asked).toHaveLength(6)
    expect(answer).toMatchObject({ say: `Why ${other}?` })
  })

  it.each([1, 2])('in call %i passes nothing of it on to the next calls', async (place) => {
    const { asked } = await turn(butAt(place, saying('I refuse to answer nonsense.')))
    expect(asked).toHaveLength(6)
    expect(asked.at(-1)?.prompt).not.toContain('I refuse to answer nonsense.')
  })

  it('at the end speaks as it drafted', async () => {
    const { answer } = await turn(butAt(6, saying('<think>What now?')))
    expect(answer).toMatchObject({ say: `${other} is evil!` })
  })

  it('about the team in the end leads the team of its draft', async () => {
    const leading = turnOf('propose')
    const team = leading.aliases.slice(1, 3)
    const said = [...fine]
    said[2] = JSON.stringify({ team, say: 'They go.' })
    said[5] = JSON.stringify({ team: 'all of us', say: 'All go.' })
    const { answer } = await turn((call) => ({ reply: saying(said[call - 1] ?? '') }), leading)
    expect(answer).toMatchObject({ team, say: 'They go.' })
  })

  it('all the time has no answer', async () => {
    const { reply } = await turn(() => ({ reply: saying('') }))
    expect(reply).toMatchObject({ ok: false, failure: 'malformed', detail: 'no call came to an answer' })
  })
})

describe('a slow model', () => {
  it('leaves time for an answer, and hands in the best one before the turn is over', async () => {
    const { answer, now } = await turn((call, ms) => ({ ...well(call, ms), took: 58_000 }))
    expect(answer).toMatchObject({ say: `${other} is evil!` })
    expect(now).toBeLessThan(240_000)
  })

  it('that never ends its first calls still has half of its time for an answer', async () => {
    const { answer, asked } = await turn((call, ms) =>
      call === 1 ? { reply: saying(''), took: 1e9 } : { reply: saying(fine[2] ?? ''), took: ms },
    )
    expect(asked).toHaveLength(2)
    expect(asked[1]?.ms).toBeGreaterThan(110_000)
    expect(answer).toMatchObject({ say: `${other} is evil!` })
  })

  it('is not asked any more with too little time for a call', async () => {
    const { reply, asked } = await turn(well, discussing, 2_000)
    expect(asked).toHaveLength(0)
    expect(reply).toMatchObject({
      ok: false,
      failure: 'timeout',
      detail: 'there was no time left for a call',
    })
  })
})
