import type { AgentReply } from '@wis/agents'
import { expect, it } from 'vitest'
import { inPublic, isAway } from './away.ts'

const model = { kind: 'openai', strategy: { preset: 'plain' } }
const failed = (
  failure: 'unreachable' | 'timeout' | 'malformed' | 'refused',
  status?: number,
  verdict: 'agent' | 'asleep' | 'platform' = 'agent',
): Extract<AgentReply, { ok: false }> => ({
  ok: false,
  failure,
  verdict,
  detail: '',
  attempts: [{ startedAt: '', latencyMs: 1, ...(status !== undefined && { status }) }],
})

it.each([
  ['cannot be reached', failed('unreachable', undefined, 'asleep')],
  ['breaks down', failed('unreachable', 503)],
  ['is asked too often', failed('unreachable', 429)],
  ['refuses the key', failed('refused', 401)],
  ['has no credit left', failed('refused', 402)],
  ['knows no such model', failed('refused', 404)],
])('a model is away if its API %s', (_, reply) => expect(isAway(reply, model)).toBe(true))

it.each([
  ['is slow', failed('timeout'), model],
  ['says nonsense', failed('malformed', 200), model],
  ['refuses what it was asked', failed('refused', 400), model],
  ['was failed by the platform', failed('unreachable', undefined, 'platform'), model],
  ['is a program that is down', failed('unreachable', undefined, 'asleep'), { kind: 'webhook' }],
])('an agent answers for itself if it %s', (_, reply, settings) =>
  expect(isAway(reply, settings)).toBe(false),
)

it.each([
  ['the connection was refused', 'the connection was refused'],
  ['the server has a failure of its own (503): key sk-1 of Ada', 'the server has a failure of its own (503)'],
  ['the connection was broken off: read ECONNRESET', 'the connection was broken off'],
  ['there is no such model or address (404)', 'there is no such model or address (404)'],
  ['there is no host called secret.example', 'unreachable'],
  ['secret.example could not be looked up: EAI_AGAIN', 'unreachable'],
])('readers of an experiment are told no more than they may know: %s', (detail, told) =>
  expect(inPublic(detail)).toBe(told),
)
