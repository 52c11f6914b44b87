import { afterEach, describe, expect, it } from 'vitest'
import { answer, startHostileServer } from '../testing/hostile-server.ts'
import type { HostileServer, Misbehaviour } from '../testing/hostile-server.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { EgressOptions } from './guarded-fetch.ts'

const servers: HostileServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function serving(misbehave: Misbehaviour = (socket) => socket.end(answer('{}'))) {
  const server = await startHostileServer(misbehave)
  servers.push(server)
  return server
}

const get = (url: string, options: EgressOptions = {}) => guardedFetch(options)({ url, timeoutMs: 4_000 })
const movedTo = (location: string, status = 307) =>
  ((socket) => {
    socket.end(answer('', { location }, status))
  }) satisfies Misbehaviour

/** A name server of its own. Each look-up of a name gets the next of these answers. */
function nameServer(...answers: readonly (readonly string[])[]) {
  const asked: string[] = []
  return {
    asked,
    resolve: (hostname: string) => Promise.resolve(answers[asked.push(hostname) - 1] ?? []),
  }
}

describe('no call is made', () => {
  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:application/json,{}',
    'http://user:password@example.com/',
    'https://token@example.com/',
    'example.com',
    'http://[::1%25eth0]/',
    'http://1.2.3.4.5/',
    'http://',
    '',
  ])('to %j', async (url) => {
    expect(await get(url)).toMatchObject({ ok: false, failure: 'refused', verdict: 'agent' })
  })

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http:\\\\127.0.0.1\\',
    'http://0/',
    'http://[::1]/',
    'http://[0:0::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
  ])('to an address of ours, spelled %s', async (url) => {
    const outcome = await get(url)
    expect(outcome).toMatchObject({ ok: false, failure: 'refused', verdict: 'agent' })
    expect(outcome).toHaveProperty('detail', expect.stringContaining('not on the open internet'))
  })

  it.each([
    [['10.0.0.1']],
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['2606:4700::1111', 'fe80::1']],
  ])('to a name that leads to %j', async (addresses) => {
    const { resolve } = nameServer(addresses)
    const outcome = await get('http://agent.example/', { resolve })
    expect(outcome).toMatchObject({ ok: false, failure: 'refused' })
    for (const address of addresses) expect(JSON.stringify(outcome)).not.toContain(address)
  })

  it('to a name without an address', async () => {
    const outcome = await get('http://agent.example/', { resolve: () => Promise.resolve([]) })
    expect(outcome).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'asleep' })
  })

  it.each([
    ['ENOTFOUND', 'asleep'],
    ['ESERVFAIL', 'network'],
    ['ETIMEOUT', 'network'],
  ])('to a name whose look-up ends with %s, which is %s', async (code, verdict) => {
    const resolve = () => Promise.reject(Object.assign(new Error(code), { code }))
    expect(await get('http://agent.example/', { resolve })).toMatchObject({ failure: 'unreachable', verdict })
  })

  it('to a name whose look-up never ends', async () => {
    const fetch = guardedFetch({ resolve: () => new Promise(() => undefined) })
    const outcome = await fetch({ url: 'http://agent.example/', timeoutMs: 30 })
    expect(outcome).toMatchObject({ ok: false, failure: 'timeout', verdict: 'agent' })
  })
})

describe('a connection', () => {
  const isPublic = (address: string) => address === '127.0.0.1'

  it('goes to the checked address, even if the name means another one by then', async () => {
    const { url } = await serving()
    const { resolve, asked } = nameServer(['127.0.0.1'], ['127.0.0.2'])
    const outcome = await get(url.replace('127.0.0.1', 'agent.example'), { resolve, isPublic })
    expect(outcome).toMatchObject({ ok: true, status: 200 })
    expect(asked).toEqual(['agent.example'])
  })

  it('still asks for the host by its name', async () => {
    const server = await serving()
    const { port } = new URL(server.url)
    await get(`http://agent.example:${port}/`, { resolve: nameServer(['127.0.0.1']).resolve, isPublic })
    expect(server.requests[0]?.headers['host']).toBe(`agent.example:${port}`)
  })

  it('goes to another checked address if one cannot be reached', async () => {
    const { url } = await serving()
    const resolve = () => Promise.resolve(['2001:db8::1', '127.0.0.1'])
    const outcome = await get(url.replace('127.0.0.1', 'agent.example'), { resolve, isPublic: () => true })
    expect(outcome).toMatchObject({ ok: true, status: 200 })
  })

  it('is looked up and checked again for every redirect', async () => {
    const server = await serving((socket, { headers, path }) => {
      socket.end(
        path === '/end' ? answer('{}') : answer('', { location: `http://${headers['host']}/end` }, 307),
      )
    })
    const { resolve, asked } = nameServer(['127.0.0.1'], ['127.0.0.2'])
    const outcome = await get(server.url.replace('127.0.0.1', 'agent.example'), { resolve, isPublic })
    expect(outcome).toMatchObject({ ok: false, failure: 'refused', attempt: { status: 307 } })
    expect(asked).toHaveLength(2)
    expect(server.requests).toHaveLength(1)
  })

  it('is refused with a verdict that says nobody is up', async () => {
    const server = await serving()
    await server.close()
    const outcome = await get(server.url, { allow: [server.place] })
    expect(outcome).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'asleep' })
  })

  it.each([['127.0.0.9'], ['127.0.0.8', '::1']])(
    'that fails says nothing of the address %s',
    async (...to) => {
      // Nobody listens there. Only a listed name may lead inside.
      const options = { allow: ['agent.example:9'], resolve: () => Promise.resolve(to) }
      const outcome = await get('http://agent.example:9/', options)
      expect(outcome).toMatchObject({ ok: false, failure: 'unreachable' })
      for (const address of to) expect(JSON.stringify(outcome)).not.toContain(address)
    },
  )

  it('is not made to a place on the same host that the operator did not list', async () => {
    const [listed, other] = [await serving(), await serving()]
    expect(await get(other.url, { allow: [listed.place] })).toMatchObject({ ok: false, failure: 'refused' })
    expect(other.requests).toEqual([])
  })

  it('to a listed place may be moved to another listed place only', async () => {
    const [target, other] = [await serving(), await serving()]
    const [kind, unkind] = [await serving(movedTo(target.url)), await serving(movedTo(other.url))]
    const allow = [target.place, kind.place, unkind.place]
    expect(await get(kind.url, { allow })).toMatchObject({ ok: true, status: 200 })
    expect(await get(unkind.url, { allow })).toMatchObject({ ok: false, failure: 'refused' })
  })

  it('to the open internet is never moved to a listed place', async () => {
    const target = await serving()
    const outside = await serving(movedTo(target.url))
    const options = {
      allow: [target.place],
      resolve: () => Promise.resolve(['127.0.0.1']),
      isPublic: onlyFirst(),
    }
    const outcome = await get(outside.url.replace('127.0.0.1', 'agent.example'), options)
    expect(outcome).toMatchObject({ ok: false, failure: 'refused', attempt: { status: 307 } })
    expect(target.requests).toEqual([])
  })

  it('uses no proxy that the environment names', async () => {
    const [proxy, server] = [await serving(), await serving()]
    for (const name of ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY']) process.env[name] = proxy.url
    expect(await get(server.url, { allow: [server.place] })).toMatchObject({ ok: true })
    for (const name of ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'])
      Reflect.deleteProperty(process.env, name)
    expect([proxy.requests.length, server.requests.length]).toEqual([0, 1])
  })
})

/** Accepts the first address and refuses every later one. */
function onlyFirst() {
  let asked = 0
  return () => asked++ === 0
}

describe('the allow-list', () => {
  it.each([
    'localhost',
    'localhost:',
    'http://localhost:80',
    'localhost:80/agent',
    'a b:80',
    'me@localhost:80',
  ])('takes no %j', (place) => {
    expect(() => guardedFetch({ allow: [place] })).toThrow(RangeError)
  })

  it('takes names, and addresses of either kind', () => {
    expect(() => guardedFetch({ allow: ['localhost:7860', '127.0.0.1:80', '[::1]:443'] })).not.toThrow()
  })
})
