import { afterEach, describe, expect, it } from 'vitest'
import { answer, misbehaviours, startHostileServer } from '../testing/hostile-server.ts'
import type { HostileServer, Misbehaviour, MisbehaviourName } from '../testing/hostile-server.ts'
import { guardedFetch } from './guarded-fetch.ts'

const servers: HostileServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function serving(misbehave: Misbehaviour) {
  const server = await startHostileServer(misbehave)
  servers.push(server)
  const fetch = guardedFetch({ allow: [server.place] })
  return {
    server,
    call: (more = {}) => fetch({ url: server.url, method: 'POST', body: '{}', timeoutMs: 4_000, ...more }),
  }
}

describe('an answer', () => {
  it('is there with its status, its text and the evidence', async () => {
    const { call, server } = await serving((socket) => socket.end(answer('{"speech":"你好"}', {}, 201)))
    const outcome = await call({ headers: { 'Content-Type': 'application/json' } })
    expect(outcome).toMatchObject({ ok: true, status: 201, text: '{"speech":"你好"}' })
    expect(outcome.attempt).toMatchObject({ status: 201, answer: '{"speech":"你好"}' })
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/', body: '{}' })
  })

  it('is the first of two', async () => {
    const twice = Buffer.concat([answer('{"speech":"one"}'), answer('{"speech":"two"}')])
    const { call } = await serving((socket) => socket.write(twice))
    expect(await call()).toMatchObject({ ok: true, text: '{"speech":"one"}' })
    expect(await call()).toMatchObject({ ok: true, text: '{"speech":"one"}' })
  })

  it('may be as long as the limit, and is kept as evidence up to another', async () => {
    const { call } = await serving((socket) => socket.end(answer('z'.repeat(64 * 1024))))
    const outcome = await call()
    expect(outcome).toMatchObject({ ok: true, text: 'z'.repeat(64 * 1024) })
    expect(outcome.attempt.answer).toBe('z'.repeat(2 * 1024))
  })

  it.each([
    'never answers',
    'drips its body, a byte at a time',
    'drips its headers, a byte at a time',
  ] as const)('that %s is waited for as long as the call says', async (name) => {
    const { call, server } = await serving(misbehaviours[name])
    expect(await call({ timeoutMs: 60, headersMs: 60 })).toMatchObject({
      ok: false,
      failure: 'timeout',
      verdict: 'agent',
    })
    await server.quiet()
  })

  it('has to begin in time even when the whole may take long', async () => {
    const { call, server } = await serving(misbehaviours['drips its headers, a byte at a time'])
    const outcome = await call({ timeoutMs: 60_000, headersMs: 40 })
    expect(outcome).toMatchObject({ ok: false, failure: 'timeout', detail: 'no answer began within 40 ms' })
    await server.quiet()
  })

  it('is no longer waited for once the caller has given up', async () => {
    const { call, server } = await serving(misbehaviours['drips its body, a byte at a time'])
    const outcome = await call({ timeoutMs: 60_000, signal: AbortSignal.timeout(40) })
    expect(outcome).toMatchObject({
      ok: false,
      failure: 'timeout',
      detail: expect.stringMatching(/^no complete answer after \d+ ms/),
    })
    await server.quiet()
  })
})

describe('a hostile server', () => {
  const expected: Partial<Record<MisbehaviourName, readonly [string, string]>> = {
    'keeps saying that it goes on': ['unreachable', 'agent'],
    'never stops': ['malformed', 'agent'],
    'never stops, in chunks of a byte': ['malformed', 'agent'],
    'never comes to the end of a chunk’s head': ['timeout', 'agent'],
    'adds headers without end after its body': ['malformed', 'agent'],
    'announces a gigabyte': ['malformed', 'agent'],
    'sends a gzip bomb': ['malformed', 'agent'],
    'sends a gzip bomb in many parts': ['malformed', 'agent'],
    'sends a deflate bomb': ['malformed', 'agent'],
    'sends a brotli bomb': ['malformed', 'agent'],
    'sends a bomb in a bomb': ['malformed', 'agent'],
    'lies about compression': ['malformed', 'agent'],
    'sends huge headers': ['malformed', 'agent'],
    'redirects in circles': ['refused', 'agent'],
    'redirects to a private address': ['refused', 'agent'],
    'redirects to its own machine': ['refused', 'agent'],
    'redirects to a file': ['refused', 'agent'],
    'redirects to nowhere': ['refused', 'agent'],
    'answers in GBK': ['malformed', 'agent'],
    'answers in something other than HTTP': ['malformed', 'agent'],
    'cuts its answer short': ['unreachable', 'agent'],
    'hangs up': ['unreachable', 'agent'],
    'resets the connection': ['unreachable', 'agent'],
  }

  it.each(Object.entries(expected))('that %s gets a typed failure', async (name, [failure, verdict]) => {
    const { call, server } = await serving(misbehaviours[name as MisbehaviourName])
    const outcome = await call()
    expect(outcome).toMatchObject({ ok: false, failure, verdict })
    expect(outcome.attempt.error).toBe(outcome.ok ? undefined : outcome.detail)
    await server.quiet()
  })

  it('is followed three times and not once more', async () => {
    const { call, server } = await serving(misbehaviours['redirects in circles'])
    await call()
    expect(server.requests).toHaveLength(4)
  })

  it('leaves its bytes as evidence, even if it never ended', async () => {
    const { call } = await serving(misbehaviours['cuts its answer short'])
    expect((await call()).attempt).toMatchObject({ status: 200, answer: '{"speech":' })
  })
})
