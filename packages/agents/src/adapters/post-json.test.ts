import { describe, expect, it } from 'vitest'
import type { FailedOutcome, GuardedFetch, OutgoingCall } from '../egress/fetch-outcome.ts'
import { postJson } from './post-json.ts'
import type { Post } from './post-json.ts'

const down: Omit<FailedOutcome, 'attempt'> = {
  ok: false,
  failure: 'unreachable',
  verdict: 'asleep',
  detail: 'down',
}

function neverUp() {
  const calls: OutgoingCall[] = []
  const fetch: GuardedFetch = (call) => {
    calls.push(call)
    return Promise.resolve({ ...down, attempt: { startedAt: '2030-01-01T00:00:00Z', latencyMs: 0 } })
  }
  const post = (more: Partial<Post<unknown>> = {}) =>
    postJson(fetch, {
      url: 'http://agent.example',
      body: '{"a":1}',
      timeoutMs: 1_000,
      read: (value) => ({ ok: true, value }),
      again: () => 'once',
      retryAfterMs: 0,
      ...more,
    })
  return { calls, post }
}

describe('one try after the other', () => {
  it('is made with longer and longer pauses, as long as there is time', async () => {
    const { calls, post } = neverUp()
    const done = await post({ again: () => 'while-there-is-time', retryAfterMs: 50, timeoutMs: 1_000 })
    expect(done).toMatchObject(down)
    expect(calls.length).toBeGreaterThan(3)
    expect(calls.length).toBeLessThan(7)
    expect(done.attempts).toHaveLength(calls.length)
  })
})

describe('a second try', () => {
  it('sends the same bytes within the time that is left', async () => {
    const { calls, post } = neverUp()
    expect(await post()).toMatchObject({ ...down, attempts: [{ error: 'down' }, { error: 'down' }] })
    expect(calls.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}'])
    expect(calls[1]?.timeoutMs).toBeLessThan(1_000)
  })

  it.each([
    ['where it would do no better', { again: () => 'never' as const }],
    ['where it would come too late', { timeoutMs: 50, retryAfterMs: 60 }],
    ['where nobody waits any more', { signal: AbortSignal.abort() }],
  ])('is not made %s', async (_why, more) => {
    const { calls, post } = neverUp()
    expect(await post(more)).toMatchObject({ ...down, attempts: [{ error: 'down' }] })
    expect(calls).toHaveLength(1)
  })
})
