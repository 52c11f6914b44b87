import { kitCalled } from '@wis/games'
import type { Field } from '@wis/games'
import { whoIsSpyKit } from '@wis/games/who-is-spy'
import type { SpyState } from '@wis/games/who-is-spy'
import { findStrategy, messagesForGame, probeRequestOf } from '@wis/protocol'
import { table } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createKitHouseAgent } from '../adapters/kit-house.ts'
import { createHouseAgent } from '../adapters/kit-house.ts'
import type { Agent, AgentReply, AnyRequest } from '../agent.ts'
import type { Clock } from '../clock.ts'
import { askBeside, askUntilAnswered } from './ask-beside.ts'

const kit = kitCalled('who-is-spy') ?? expect.fail('there is no who-is-spy')
const probe = kit.studies?.probes?.find(({ id }) => id === 'belief') ?? expect.fail('there is no probe')
const { signal } = new AbortController()
const clock: Clock = { now: () => new Date(0), pause: () => new Promise(() => undefined) }
const patient = { clock, signal, limitMs: 1_000 }
const match = table({ spy: 2 }).speeches()
const { request, state } = probeRequestOf({
  kit,
  probe,
  log: match.log,
  after: match.log.length - 1,
  seat: 0,
  questionId: 'question',
  aliases: match.state.aliases,
  ruleset: match.state.ruleset,
  language: 'en',
  deadline: '2030-01-01T00:00:00Z',
})
const fields: readonly Field[] = probe.fields(state, 0)
const whole = JSON.stringify(Object.fromEntries(fields.map(({ name }, at) => [name, at === 2 ? 50 : 10])))

function answering(...texts: readonly string[]) {
  const asked: AnyRequest[] = []
  const reply = (one: AnyRequest): Promise<AgentReply> => {
    asked.push(one)
    return Promise.resolve({
      ok: true,
      text: texts[asked.length - 1] ?? '',
      usage: { inputTokens: 5, outputTokens: 2 },
    })
  }
  return { agent: { reply } satisfies Pick<Agent<AnyRequest>, 'reply'>, asked }
}

describe('an agent that is asked beside a match', () => {
  it('answers the fields of the question', async () => {
    const answer = await askBeside({ agent: answering(whole).agent, ...patient }, { request, fields })
    expect(answer).toMatchObject({ kind: 'answered', raw: [whole], values: { 'spy-1': 10, 'spy-3': 50 } })
  })

  it('is asked again if its answer cannot be read, and pays for both', async () => {
    const { agent, asked } = answering('no idea', whole)
    const answer = await askBeside({ agent, ...patient }, { request, fields })
    expect(asked.map(({ turn }) => ('tries' in turn ? turn.tries : undefined))).toEqual([0, 1])
    expect(answer).toMatchObject({
      kind: 'answered',
      raw: ['no idea', whole],
      usage: { inputTokens: 10, outputTokens: 4 },
    })
  })

  it('has given no answer after the last try', async () => {
    const answer = await askBeside(
      { agent: answering('no', 'still no', whole).agent, ...patient },
      { request, fields },
    )
    expect(answer).toMatchObject({ kind: 'unreadable', field: 'spy-1', raw: ['no', 'still no'] })
  })

  it('may decline, and is not asked again', async () => {
    const { agent, asked } = answering('{"decline": true}', whole)
    expect(await askBeside({ agent, ...patient }, { request, fields })).toMatchObject({ kind: 'declined' })
    expect(asked).toHaveLength(1)
  })

  it('may fail, with the reason', async () => {
    const reply = (): Promise<AgentReply> =>
      Promise.resolve({ ok: false, failure: 'timeout', verdict: 'agent', detail: 'too late' })
    const answer = await askBeside({ agent: { reply }, ...patient }, { request, fields })
    expect(answer).toMatchObject({ kind: 'failed', failure: 'timeout', detail: 'too late', raw: [] })
  })
})

it('an agent that gives no answer is asked three times, with longer rests, unless its asker knows better', async () => {
  const failed = { ok: false, failure: 'unreachable', verdict: 'network', detail: 'away' } as const
  const rests: number[] = []
  const resting = { ...clock, pause: async (ms: number) => void rests.push(ms) }
  let asked = 0
  const reply = (): Promise<AgentReply> => (asked++, Promise.resolve(failed))
  const ask = () => askBeside({ agent: { reply }, ...patient }, { request, fields })
  expect(await askUntilAnswered({ clock: resting, signal, ask })).toMatchObject({ kind: 'failed' })
  expect([asked, rests]).toEqual([3, [1_000, 2_000]])
  await askUntilAnswered({ clock: resting, signal, ask, onFailure: () => Promise.resolve(false) })
  expect(asked).toBe(4)
})

describe('a house agent', () => {
  const turn = { seat: 0, kind: 'probe', round: 1, step: 1, limitMs: 0 }
  const seen = { state, turn, probe: { id: 'belief', matchId: 'the match' } }

  it('answers from the beliefs by which it plays', async () => {
    const agent = createHouseAgent('fox', { seed: 'seed' })
    const played = await agent.reply(
      { protocol: 'wis/1', game: 'who-is-spy', ...briefed(match.stateFor(0)), matchId: 'the match', seat: 0 },
      signal,
    )
    const probed = await askBeside({ agent, ...patient }, { request, fields, seen })
    if (!played.ok || probed.kind !== 'answered') throw new Error('it has to answer')
    const said = Object.values(played.beliefs ?? {}).map((chance) => Math.round(100 * chance))
    for (const [at, chance] of Object.values(probed.values).entries())
      expect(Math.abs(Number(chance) - (said[at] ?? -9))).toBeLessThanOrEqual(1)
  })

  it('of the contract answers too, and declines what it has no belief about', async () => {
    const agent = createKitHouseAgent(kit, 'fox')
    expect(await askBeside({ agent, ...patient }, { request, fields, seen })).toMatchObject({
      kind: 'answered',
    })
    const other = { ...seen, probe: { id: 'favourite-colour', matchId: 'the match' } }
    expect(await askBeside({ agent, ...patient }, { request, fields, seen: other })).toMatchObject({
      kind: 'declined',
    })
  })
})

function briefed(known: SpyState) {
  const history = match.logFor(0).filter(({ event }) => event.type !== 'hidden')
  return {
    alias: 'Player 1',
    aliases: known.aliases,
    language: 'en' as const,
    word: known.dealt[0] ?? '',
    rules: '',
    history: history.map(({ seq, at, event }) => ({ seq, at, event: { ...event } })),
    turn: { kind: 'vote' as const, round: 1, limit: 400, deadline: '2030-01-01T00:00:00Z' },
    candidates: known.aliases,
  }
}

it('a model is asked the question in place of a turn', () => {
  const strategy = findStrategy('plain') ?? expect.fail('there is no strategy')
  const [system, user] = messagesForGame(strategy, request)
  expect(system?.content).toContain('You are Player 1')
  expect(user?.content).toContain('This is a question beside the game.')
  expect(user?.content).toContain(
    '"spy-1" (chance that Player 1 is the spy, in per cent): a whole number from 0 to 100',
  )
  expect(user?.content).not.toContain('It is your turn')
  const again = messagesForGame(strategy, { ...request, turn: { ...request.turn, tries: 1 } })
  expect(again[1]?.content).toContain('could not be read')
  expect(whoIsSpyKit.id).toBe(request.game)
})
