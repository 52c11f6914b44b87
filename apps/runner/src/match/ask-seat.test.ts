import type { Agent, AgentReply, Clock, Seen } from '@wis/agents'
import { gameCalled, hostedGames } from '@wis/db/matches'
import { ids, MatchInPlay } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import type { AgentRequest } from '@wis/protocol'
import { describe, expect, it, vi } from 'vitest'
import { usualTable } from '../testing/until.ts'
import { askSeat } from './ask-seat.ts'

const config = { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] } as const
const known = new MatchInPlay({ game: whoIsSpy, seats: [0, 1, 2, 3, 4, 5], seed: 'seed' })
known.open(config, () => '2026-01-01T00:00:00.000Z')
const [first] = known.turns()
if (!first) throw new Error('nobody begins')

/** A clock whose turn limit runs out on the test's command. */
function handClock() {
  let runOut: () => void = () => {}
  const over = new Promise<void>((resolve) => (runOut = resolve))
  const clock: Clock = { now: () => new Date(1000), pause: () => over }
  return { clock, runOut }
}

async function ask(
  agent: Agent,
  clock = handClock().clock,
  ears = { quiet: async () => true },
  onFault: (error: unknown) => void = () => undefined,
) {
  return askSeat({
    game: gameCalled({ games: hostedGames }, 'who-is-spy'),
    matchId: ids.match('m'),
    agent,
    clock,
    known,
    table: usualTable,
    turn: first as never,
    signal: new AbortController().signal,
    ears,
    blame: async (reply) => ({ reply }),
    onFault,
  })
}

const saying = (reply: AgentReply): Agent => ({ reply: async () => reply })

describe('a seat that is asked', () => {
  it('speaks with its agent’s words', async () => {
    const { move, call } = await ask(saying({ ok: true, text: 'It is warm.', reasoning: 'why not' }))
    expect(move()).toEqual({ kind: 'speech', text: 'It is warm.' })
    expect(call).toMatchObject({
      seat: first.seat,
      kind: 'speech',
      reply: 'It is warm.',
      reasoning: 'why not',
    })
  })

  it('is recorded with no more tokens than can be stored, however many its agent claims', async () => {
    const usage = { inputTokens: Number.MAX_SAFE_INTEGER, outputTokens: Number.NaN }
    const { call } = await ask(saying({ ok: true, text: 'It is warm.', usage }))
    expect(call).toMatchObject({ inputTokens: 2_000_000_000, outputTokens: 0 })
  })

  it('forfeits if its agent fails, and the failure is kept', async () => {
    const { move, call } = await ask(
      saying({ ok: false, failure: 'unreachable', verdict: 'network', detail: 'connection refused' }),
    )
    expect(move()).toEqual({ kind: 'forfeit', reason: 'unreachable' })
    expect(call).toMatchObject({ failure: 'unreachable', detail: 'connection refused', verdict: 'network' })
  })

  it('forfeits if an answer breaks its connector, which counts as its agent’s fault', async () => {
    const thrown: unknown[] = []
    const upset: Agent = { reply: () => Promise.reject(new TypeError('no such thing')) }
    const { move, call } = await ask(upset, undefined, undefined, (error) => void thrown.push(error))
    expect(move()).toEqual({ kind: 'forfeit', reason: 'malformed' })
    expect(call).toMatchObject({
      verdict: 'agent',
      detail: 'its answer is one that our connector could not take in',
    })
    expect(thrown).toEqual([new TypeError('no such thing')])
  })

  it('forfeits when the turn runs out, and its agent is told that the answer is no longer wanted', async () => {
    const { clock, runOut } = handClock()
    let told: AbortSignal | undefined
    const asked = ask({ reply: (_, signal) => ((told = signal), new Promise(() => undefined)) }, clock)
    runOut()
    expect((await asked).move()).toEqual({ kind: 'forfeit', reason: 'timeout' })
    expect(told?.aborted).toBe(true)
  })

  it('records every call that was made for it', async () => {
    const attempt = { startedAt: '2026-01-01T00:00:00.000Z', latencyMs: 5 }
    const attempts = [{ ...attempt, error: 'the connection was broken off' }, attempt]
    const { call } = await ask(saying({ ok: true, text: 'It is warm.', attempts }))
    expect(call).toMatchObject({ attempts: 2, exchange: attempts })
    expect((await ask(saying({ ok: true, text: 'It is warm.' }))).call.attempts).toBe(1)
  })

  it('misses its turn if its agent is still hearing the news', async () => {
    const busy = { quiet: async () => false }
    const { move, call } = await ask(saying({ ok: true, text: 'too late' }), handClock().clock, busy)
    expect(move()).toEqual({ kind: 'forfeit', reason: 'timeout' })
    expect(call).toMatchObject({ detail: expect.stringContaining('still busy'), attempts: 0 })
  })

  it('may look at the table as its seat knows it', async () => {
    let seen: Seen | undefined
    await ask({ reply: async (_, __, shown) => ((seen = shown), { ok: true, text: 'x' }) })
    expect(seen?.turn).toEqual(first)
    expect(seen?.state).toEqual(known.stateOf(first.seat))
    expect(seen?.state).not.toEqual(known.state)
  })

  it('costs no view of the table if nobody looks', async () => {
    const stateOf = vi.spyOn(known, 'stateOf')
    await ask(saying({ ok: true, text: 'x' }))
    expect(stateOf).not.toHaveBeenCalled()
  })

  it('is told its own word and no other', async () => {
    let told: AgentRequest | undefined
    await ask({ reply: async (request) => ((told = request), { ok: true, text: 'x' }) })
    const dealt = told?.history.filter(({ event }) => event.type === 'word-dealt') ?? []
    expect(dealt.map(({ event }) => event['seat'])).toEqual([first.seat])
    expect(told?.history.some(({ event }) => event.type === 'spy-chosen')).toBe(false)
    expect(told?.turn.deadline).toBe('1970-01-01T00:00:11.000Z')
  })
})
