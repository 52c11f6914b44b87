import { expect, it } from 'vitest'
import { bearerInstead, withEarlierKey } from './earlier-key.ts'
import type { FetchOutcome, OutgoingCall } from './fetch-outcome.ts'

const call: OutgoingCall = {
  url: 'https://api.example',
  headers: { Authorization: 'Bearer new' },
  timeoutMs: 5000,
}

/** A server that knows one key, and needs some time for every answer. */
function serverThat(knows: string, latencyMs = 10) {
  const calls: OutgoingCall[] = []
  const fetch = async (made: OutgoingCall): Promise<FetchOutcome> => {
    calls.push(made)
    const status = made.headers?.['Authorization'] === `Bearer ${knows}` ? 200 : 401
    const attempt = { startedAt: '2026-01-01T00:00:00.000Z', latencyMs, status }
    return { ok: true, status, text: '', headers: {}, attempt }
  }
  return { calls, fetch: withEarlierKey(fetch, bearerInstead('new', 'old')) }
}

it('shows the earlier key only where the new one is refused, in what is left of the time', async () => {
  const changed = serverThat('new')
  expect(await changed.fetch(call)).toMatchObject({ status: 200 })
  expect(changed.calls).toEqual([call])

  const behind = serverThat('old', 2000)
  const outcome = await behind.fetch(call)
  expect(outcome).toMatchObject({ status: 200, attempt: { status: 200 } })
  expect(outcome.attempt.error).toBe('the newest key was refused with 401; the earlier one was accepted')
  expect(behind.calls[1]).toEqual({ ...call, headers: { Authorization: 'Bearer old' }, timeoutMs: 3000 })
})

it('tells of the new key if both are refused, and asks only once if the time is over', async () => {
  const other = serverThat('another')
  expect((await other.fetch(call)).attempt).toEqual({ ...(await serverThat('x').fetch(call)).attempt })
  expect(other.calls).toHaveLength(2)
  const slow = serverThat('old', 4500)
  expect(await slow.fetch(call)).toMatchObject({ status: 401 })
  expect(slow.calls).toHaveLength(1)
})

it('shows no key to a place that was shown none', async () => {
  const open = serverThat('old')
  expect(await open.fetch({ ...call, headers: {} })).toMatchObject({ status: 401 })
  expect(open.calls).toHaveLength(1)
})
