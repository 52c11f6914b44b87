import type { TurnRequest } from '@wis/protocol'
import { expect, it } from 'vitest'
import type { AgentReply } from './agent.ts'
import { askForTurn, askInTime, brokenConnector } from './ask-in-time.ts'
import type { Clock } from './clock.ts'

const { signal } = new AbortController()
const turn = { kind: 'speech', round: 1, deadline: '' }
const request: TurnRequest = { protocol: 'wis/1', matchId: 'm', game: 'g', seat: 0, turn, history: [] }
const patient: Clock = { now: () => new Date(5_000), pause: () => new Promise(() => undefined) }
const hurried: Clock = { ...patient, pause: () => Promise.resolve() }
const yes: AgentReply = { ok: true, text: 'yes' }

it('an agent is told when its answer must be here', async () => {
  const asked: string[] = []
  const agent = { reply: (one: TurnRequest) => (asked.push(one.turn.deadline), Promise.resolve(yes)) }
  const answered = await askInTime({ agent, clock: patient, limitMs: 1_000, signal }, request)
  expect(asked).toEqual(['1970-01-01T00:00:06.000Z'])
  expect(answered).toEqual({ reply: yes, startedAt: new Date(5_000), latencyMs: 0 })
})

it('a late answer is none, and what went over the wire is kept', async () => {
  const attempts = [{ startedAt: '', latencyMs: 1 }]
  const reply = (_: TurnRequest, over: AbortSignal) =>
    new Promise<AgentReply>((resolve) =>
      over.addEventListener('abort', () => resolve({ ok: true, text: 'too late', attempts })),
    )
  const pause = (ms: number, until?: AbortSignal) => (ms === 10 ? hurried : patient).pause(ms, until)
  const clock = { ...patient, pause }
  const answered = await askInTime({ agent: { reply }, clock, limitMs: 10, signal }, request)
  expect(answered.reply).toEqual({
    ok: false,
    failure: 'timeout',
    verdict: 'agent',
    detail: 'no answer within 10 ms',
    attempts,
  })
})

it('a connector that throws before it asks is the fault of the platform', async () => {
  const reply = () => {
    throw new TypeError('a bug')
  }
  const answered = await askInTime({ agent: { reply }, clock: patient, limitMs: 1, signal }, request)
  expect(answered.reply).toMatchObject({ verdict: 'platform' })
})

it('a connector that fails while it asks is the fault of its agent, unless its asker knows better', async () => {
  const faults: unknown[] = []
  const agent = { reply: () => Promise.reject(new TypeError('a bug')) }
  const asking = {
    agent,
    clock: patient,
    limitMs: 1,
    signal,
    onFault: (error: unknown) => void faults.push(error),
  }
  expect((await askInTime(asking, request)).reply).toMatchObject({ failure: 'malformed', verdict: 'agent' })
  const own = await askInTime({ ...asking, broken: brokenConnector }, request)
  expect(own.reply).toMatchObject({ verdict: 'platform' })
  expect(faults).toEqual([new TypeError('a bug'), new TypeError('a bug')])
})

it('an agent reads before its clock runs, and is asked all the same if it cannot', async () => {
  let now = 5_000
  const clock = { ...patient, now: () => new Date(now) }
  const faults: unknown[] = []
  const ask = (reads: () => Promise<void>) =>
    askForTurn({
      agent: { reply: () => Promise.resolve(yes), reads },
      ears: { quiet: () => Promise.resolve(true) },
      turn: { seat: 0, kind: 'speech', round: 1, step: 1, limitMs: 1_000 },
      known: { stateOf: () => null },
      request: () => request,
      onFault: (error) => faults.push(error),
      clock,
      signal,
    })
  const answered = await ask(async () => void (now += 9_000))
  expect(answered).toEqual({ reply: yes, startedAt: new Date(14_000), latencyMs: 0 })
  expect(await ask(() => Promise.reject(new Error('no glasses')))).toMatchObject({ reply: yes })
  expect(faults).toEqual([new Error('no glasses')])
})
