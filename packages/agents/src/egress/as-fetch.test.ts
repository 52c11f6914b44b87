import { afterEach, describe, expect, it } from 'vitest'
import type { Attempt } from '../agent.ts'
import { answer, misbehaviours, startHostileServer } from '../testing/hostile-server.ts'
import type { HostileServer, Misbehaviour } from '../testing/hostile-server.ts'
import { asFetch } from './fetch-outcome.ts'
import { guardedFetch } from './guarded-fetch.ts'

const servers: HostileServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function serving(misbehave: Misbehaviour) {
  const server = await startHostileServer(misbehave)
  servers.push(server)
  const attempts: Attempt[] = []
  const onAttempt = (attempt: Attempt) => void attempts.push(attempt)
  const fetch = asFetch(guardedFetch({ allow: [server.place] }), { timeoutMs: 1_000, onAttempt })
  return { ...server, fetch, attempts }
}

describe('the way out as a fetch', () => {
  it('answers as a fetch does', async () => {
    const { fetch, url, requests } = await serving((socket) => socket.end(answer('{"a":1}', {}, 429)))
    const response = await fetch(url, { method: 'POST', body: '{"b":2}', headers: { 'X-Test': 'yes' } })
    expect(response.status).toBe(429)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ a: 1 })
    expect(requests[0]).toMatchObject({ method: 'POST', body: '{"b":2}', headers: { 'x-test': 'yes' } })
  })

  it('rejects with the verdict', async () => {
    const { fetch, url } = await serving(misbehaviours['hangs up'])
    await expect(fetch(url)).rejects.toMatchObject({ failure: 'unreachable', verdict: 'agent' })
    await expect(fetch('http://10.0.0.1/')).rejects.toMatchObject({ failure: 'refused' })
  })

  it('reports every attempt', async () => {
    const { fetch, url, attempts } = await serving((socket) => socket.end(answer('{}')))
    await fetch(url)
    await fetch('http://10.0.0.1/').catch(() => undefined)
    expect(attempts).toMatchObject([{ status: 200, answer: '{}' }, { error: expect.any(String) }])
  })

  it('stops when either its call or its maker says so', async () => {
    const { fetch, url } = await serving(misbehaviours['never answers'])
    await expect(fetch(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ failure: 'timeout' })
  })

  it('sends only what it can check', async () => {
    const { fetch, url } = await serving((socket) => socket.end(answer('{}')))
    await expect(fetch(new Request(url))).rejects.toThrow(TypeError)
    await expect(fetch(url, { method: 'DELETE' })).rejects.toThrow(TypeError)
    await expect(fetch(url, { method: 'POST', body: new FormData() })).rejects.toThrow(TypeError)
  })
})
