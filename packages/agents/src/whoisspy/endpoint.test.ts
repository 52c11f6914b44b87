import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { GuardedFetch, OutgoingCall } from '../egress/fetch-outcome.ts'
import { callWhoisspy } from './endpoint.ts'

function agentSaying(text: string, status = 200) {
  const calls: OutgoingCall[] = []
  const attempt = { startedAt: '2030-01-01T00:00:00Z', latencyMs: 1, status, answer: text }
  const fetch: GuardedFetch = (call) => {
    calls.push(call)
    return Promise.resolve({ ok: true, status, text, headers: {}, attempt })
  }
  const ask = (path: 'perceive' | 'interact' = 'interact', more: { token?: string; baseUrl?: string } = {}) =>
    callWhoisspy(
      { fetch, baseUrl: 'http://agent.example', retryAfterMs: 0, ...more },
      path,
      {},
      { timeoutMs: 100 },
    )
  return { calls, ask }
}

describe('an answer of the whoisspy profile', () => {
  it.each([
    ['{"success":true,"result":"tea","errMsg":null}', 'tea'],
    ['{"success":true,"result":""}', ''],
    ['{"result":"tea"}', 'tea'],
    ['{"success":"yes","result":"tea","more":1}', 'tea'],
    ['{"success":true}', undefined],
    ['{}', undefined],
  ])('%s succeeds', async (text, value) => {
    expect(await agentSaying(text).ask()).toMatchObject({ ok: true, value })
  })

  it.each([
    ['{"success":false,"errMsg":"no quota"}', 'refused', 'said that it failed: no quota'],
    ['{"success":false,"result":"tea"}', 'refused', 'said that it failed: nothing'],
    ['{"success":false,"errMsg":["a"]}', 'refused', 'said that it failed: nothing'],
    ['"tea"', 'malformed', 'answered JSON that is not an object'],
    ['null', 'malformed', 'answered JSON that is not an object'],
    ['tea', 'malformed', 'answered something other than JSON: tea'],
    ['', 'malformed', 'answered something other than JSON: nothing'],
  ])('%s is a fault of the agent', async (text, failure, detail) => {
    const answer = await agentSaying(text).ask()
    expect(answer).toMatchObject({
      ok: false,
      failure,
      verdict: 'agent',
      detail,
      attempts: [{ error: detail }],
    })
  })

  it.each([
    [401, 'refused', 'agent'],
    [404, 'refused', 'agent'],
    [422, 'refused', 'agent'],
    [429, 'refused', 'agent'],
    [500, 'refused', 'agent'],
    [502, 'unreachable', 'asleep'],
    [503, 'unreachable', 'asleep'],
    [504, 'unreachable', 'asleep'],
  ])('with status %i is %s, and the fault is that it is %s', async (status, failure, verdict) => {
    expect(await agentSaying('{"result":"tea"}', status).ask()).toMatchObject({ ok: false, failure, verdict })
  })
})

describe('a call of the whoisspy profile', () => {
  it.each([
    ['interact', 200, 1],
    ['interact', 422, 1],
    ['interact', 500, 2],
    ['perceive', 500, 2],
  ] as const)('to %s that ends with %i is made %i times', async (path, status, times) => {
    const { ask, calls } = agentSaying('nothing', status)
    await ask(path)
    expect(calls).toHaveLength(times)
    expect(new Set(calls.map(({ body, url }) => `${url} ${body}`)).size).toBe(1)
  })

  it.each(['interact', 'perceive'] as const)(
    'to %s that ends with 503 is made while there is time',
    async (path) => {
      const { ask, calls } = agentSaying('nothing', 503)
      // Each call takes 30 of the 100 milliseconds.
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => 30 * calls.length)
      onTestFinished(() => clock.mockRestore())
      await ask(path)
      expect(calls).toHaveLength(4)
      expect(new Set(calls.map(({ body, url }) => `${url} ${body}`)).size).toBe(1)
    },
  )

  it('is made at the agent’s own paths, at any address', async () => {
    const { ask, calls } = agentSaying('{}')
    await ask('perceive', { baseUrl: 'http://agent.example/some/where/' })
    expect(calls[0]).toMatchObject({ method: 'POST', url: 'http://agent.example/some/where/agent/perceive' })
  })

  it('carries the token of a private Space, and then follows no redirect', async () => {
    const { ask, calls } = agentSaying('{}')
    await ask('interact', { token: 'hf_canary' })
    await ask('interact')
    expect(calls[0]).toMatchObject({ redirect: 'none', headers: { authorization: 'Bearer hf_canary' } })
    expect(calls[1]?.headers).not.toHaveProperty('authorization')
  })
})
