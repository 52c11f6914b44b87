import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { answer, startHostileServer } from '../testing/hostile-server.ts'
import type { HostileServer, Misbehaviour } from '../testing/hostile-server.ts'
import { selfSigned } from '../testing/self-signed.ts'
import type { OutgoingCall } from './fetch-outcome.ts'
import { guardedFetch } from './guarded-fetch.ts'

const servers: HostileServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function serving(misbehave: Misbehaviour = (socket) => socket.end(answer('{}'))) {
  const server = await startHostileServer(misbehave)
  servers.push(server)
  return server
}

const post = (url: string, more: Partial<OutgoingCall> = {}) =>
  guardedFetch({ allow: servers.map(({ place }) => place) })({
    url,
    method: 'POST',
    timeoutMs: 4_000,
    ...more,
  })
const movedTo = (location: string, status = 307) =>
  ((socket) => {
    socket.end(answer('', { location }, status))
  }) satisfies Misbehaviour

describe('a secret', () => {
  const headers = { Authorization: 'Bearer hf_canary' }

  it('goes to its address, and is not sent on, not even within one origin', async () => {
    const server = await serving(movedTo('/elsewhere'))
    const outcome = await post(server.url, { headers })
    expect(outcome).toMatchObject({ ok: false, failure: 'refused', verdict: 'agent' })
    expect(server.requests.map((request) => request.headers['authorization'])).toEqual(['Bearer hf_canary'])
  })

  it('that is repeated by the other side is taken out of text and evidence', async () => {
    const { url } = await serving((socket, request) => {
      socket.end(answer(JSON.stringify({ heard: request.headers['authorization'] })))
    })
    const outcome = await post(url, { headers })
    expect(outcome).toMatchObject({ ok: true, text: '{"heard":"Bearer [secret]"}' })
    expect(JSON.stringify(outcome)).not.toContain('hf_canary')
  })

  it('that is repeated in a redirect is taken out of the failure', async () => {
    const { url } = await serving(movedTo('http://10.0.0.1/hf_canary'))
    expect(JSON.stringify(await post(url, { headers }))).not.toContain('hf_canary')
  })

  it('that no header can hold makes only its own call fail', async () => {
    const { url } = await serving()
    const outcome = await post(url, { headers: { authorization: 'Bearer a\nb' } })
    expect(outcome).toMatchObject({ ok: false, failure: 'refused', verdict: 'agent' })
  })
})

describe('a redirect', () => {
  it('takes the same bytes along, but keeps the first host’s headers from another host', async () => {
    const target = await serving()
    const server = await serving(movedTo(`${target.url}/agent`, 308))
    await post(server.url, {
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'x-wis-signature': 'v1' },
    })
    expect(target.requests[0]).toMatchObject({ method: 'POST', path: '/agent', body: '{"a":1}' })
    expect(target.requests[0]?.headers).toHaveProperty('content-type')
    expect(target.requests[0]?.headers).not.toHaveProperty('x-wis-signature')
  })

  it('is not followed if the call forbids it', async () => {
    const server = await serving(movedTo('/elsewhere'))
    expect(await post(server.url, { redirect: 'none' })).toMatchObject({ ok: false, failure: 'refused' })
    expect(server.requests).toHaveLength(1)
  })

  it.each([301, 302, 303])('with %i is not followed by a POST, as it would become a GET', async (status) => {
    const server = await serving(movedTo('/elsewhere', status))
    expect(await post(server.url)).toMatchObject({ ok: false, failure: 'refused' })
    expect(server.requests).toHaveLength(1)
  })

  it('with 302 is followed by a GET', async () => {
    const server = await serving((socket, { path }) => {
      socket.end(path === '/' ? answer('', { location: '/there' }, 302) : answer('{}'))
    })
    expect(await post(server.url, { method: 'GET' })).toMatchObject({ ok: true, status: 200 })
  })
})

describe('a call', () => {
  it('carries no cookie, though one was set', async () => {
    const server = await serving((socket) => socket.end(answer('{}', { 'set-cookie': 'a=b' })))
    await post(server.url)
    await post(server.url)
    expect(server.requests.map(({ headers }) => headers['cookie'])).toEqual([undefined, undefined])
  })

  it('asks for no compression, but understands it', async () => {
    const server = await serving((socket) =>
      socket.end(answer(gzipSync('{"a":1}'), { 'content-encoding': 'GZIP' })),
    )
    expect(await post(server.url)).toMatchObject({
      ok: true,
      text: '{"a":1}',
      attempt: { answer: '{"a":1}' },
    })
    expect(server.requests[0]?.headers['accept-encoding']).toBe('identity')
  })

  it('is not made over a connection that is secured by a stranger', async () => {
    const heard: string[] = []
    const server = createServer(selfSigned, (request) => heard.push(request.url ?? ''))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const place = `agent.example:${(server.address() as AddressInfo).port}`
    const fetch = guardedFetch({ allow: [place], resolve: () => Promise.resolve(['127.0.0.1']) })
    const outcome = await fetch({ url: `https://${place}/`, timeoutMs: 4_000 })
    expect(outcome).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'agent' })
    expect(heard).toEqual([])
    await new Promise((closed) => server.close(closed))
  })

  it('is not made without the security that it asks for', async () => {
    const { url, requests } = await serving()
    const outcome = await post(url.replace('http:', 'https:'), { timeoutMs: 60 })
    expect(outcome).toMatchObject({ ok: false, failure: 'timeout', verdict: 'agent' })
    expect(requests).toEqual([])
  })
})
