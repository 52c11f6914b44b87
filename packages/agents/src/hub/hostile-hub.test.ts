import { gzipSync } from 'node:zlib'
import { lookUp as lookUpSchema, recognise } from '@wis/protocol'
import { sampled } from '@wis/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import { guardedFetch } from '../egress/guarded-fetch.ts'
import { answer, misbehaviours, startHostileServer } from '../testing/hostile-server.ts'
import type { HostileServer, Misbehaviour, MisbehaviourName } from '../testing/hostile-server.ts'
import { hubMakeUpOf } from './hub-make-up.ts'
import { createHub } from './hub.ts'
import { lookUp } from './look-up.ts'

const servers: HostileServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function hubThat(misbehave: Misbehaviour, timeoutMs = 4_000) {
  const server = await startHostileServer(misbehave)
  servers.push(server)
  const hub = createHub({
    fetch: guardedFetch({ allow: [server.place] }),
    baseUrl: server.url,
    timeoutMs,
    token: 'hf_owner',
  })
  return { server, hub, look: (text: string) => lookUp(hub, recognise(text)) }
}

/** A Hub that answers a path, or the beginning of one, with this JSON, and anything else with 404. */
const telling =
  (answers: Readonly<Record<string, unknown>>): Misbehaviour =>
  (socket, { path }) => {
    const known = Object.keys(answers).find((start) => path.startsWith(`/api/${start}`))
    const json = known === undefined ? '{"error":"Not found"}' : JSON.stringify(answers[known])
    socket.end(answer(json, {}, known === undefined ? 404 : 200))
  }

const endless = new Set<string>([
  'never answers',
  'drips its body, a byte at a time',
  'drips its headers, a byte at a time',
  'keeps saying that it goes on',
  'never comes to the end of a chunk’s head',
])

describe('a Hub that misbehaves', { timeout: 60_000 }, () => {
  const names = Object.keys(misbehaviours) as MisbehaviourName[]

  it.each(sampled(names, 2))('and %s gets a typed answer about every kind of name', async (name) => {
    const { look, hub, server } = await hubThat(misbehaviours[name], endless.has(name) ? 60 : 4_000)
    const outcome = name.startsWith('redirects') ? 'missing' : 'unreachable'
    for (const text of ['spaces/owner/name', 'models/owner/name', 'owner-name.hf.space', 'owner/name'])
      expect(await look(text)).toMatchObject({ outcome, advice: { code: expect.any(String) } })
    const made = await hubMakeUpOf(hub, { kind: 'space', id: 'owner/name' })
    // JSON without a card says nothing of models.
    const isSilent = outcome === 'missing' || name === 'answers with things of other types'
    expect(made).toBe(isSilent ? null : 'unreachable')
    await server.quiet()
  })

  it('is sent the token of the owner nowhere else, wherever it points', async () => {
    const elsewhere = await startHostileServer((socket) => socket.end(answer('{}')))
    servers.push(elsewhere)
    const { look } = await hubThat((socket) =>
      socket.end(answer('', { location: `${elsewhere.url}/x` }, 307)),
    )
    expect(await look('spaces/owner/name')).toMatchObject({ outcome: 'missing' })
    expect(elsewhere.requests).toEqual([])
  })

  it('and answers with two megabytes, plain or compressed, is read no further', async () => {
    const long = JSON.stringify({ id: 'owner/name', more: 'x'.repeat(2 * 1024 * 1024) })
    for (const [body, headers] of [
      [long, {}],
      [gzipSync(long), { 'content-encoding': 'gzip' }],
    ] as const) {
      const { look } = await hubThat((socket) => socket.end(answer(body, headers)))
      expect(await look('spaces/owner/name')).toMatchObject({ outcome: 'unreachable' })
    }
  })
})

describe('facts of a Hub that lies', () => {
  it.each(['owner/../../x', 'owner/na me', `owner/${'x'.repeat(500)}`, '__proto__', 'a/b\u202e', 7, null])(
    'a Space called %j is none, and nothing is asked about it',
    async (id) => {
      const told = telling({ 'spaces/': { id, host: 'https://x.hf.space', runtime: { stage: 'RUNNING' } } })
      const { look, server } = await hubThat(told)
      for (const text of ['spaces/owner/name', 'owner-name.hf.space'])
        expect(await look(text)).toMatchObject({ outcome: 'unreachable' })
      expect(server.requests).toHaveLength(2)
    },
  )

  it.each([
    'https://owner:secret@x.hf.space',
    'file:///etc/passwd',
    'javascript:alert(1)',
    `https://${'x'.repeat(400)}.hf.space`,
    'x.hf.space',
    ['https://x.hf.space'],
  ])('a Space is not at %j', async (host) => {
    const { look } = await hubThat(
      telling({ 'spaces/owner/name/host': { host }, 'spaces/': { id: 'owner/name' } }),
    )
    expect(await look('spaces/owner/name')).toMatchObject({ outcome: 'unreachable' })
  })

  it('a Space is at a host, whatever path the Hub adds', async () => {
    const host = 'https://x.hf.space/agent/../secret?a#b'
    const { look } = await hubThat(
      telling({ 'spaces/owner/name/host': { host }, 'spaces/': { id: 'owner/name' } }),
    )
    expect(await look('spaces/owner/name')).toMatchObject({ thing: { host: 'https://x.hf.space' } })
  })

  it.each(['\u202eGNINNUR', 'R\0N', 'X'.repeat(10_000), '\ud800', '', {}, ['RUNNING']])(
    'the stage and kind %j of a Space are not repeated',
    async (word) => {
      const space = { id: 'owner/name', sdk: word, runtime: { stage: word } }
      const host = { host: 'https://x.hf.space' }
      const { look } = await hubThat(telling({ 'spaces/owner/name/host': host, 'spaces/': space }))
      expect(await look('spaces/owner/name')).toEqual({
        outcome: 'found',
        thing: { kind: 'space', id: 'owner/name', host: host.host, private: false, stage: 'unknown' },
      })
    },
  )

  it('ten thousand files and providers leave an answer that can be stored and shown', async () => {
    const live = (name: string) => [name, { status: 'live' }]
    const many = Array.from({ length: 10_000 }, (_, at) => live(`p${at}`))
    const model = {
      id: 'owner/name',
      pipeline_tag: 'text-generation',
      siblings: Array.from({ length: 10_000 }, (_, at) => ({ rfilename: `f${at}` })),
      inferenceProviderMapping: Object.fromEntries([
        live('x'.repeat(5000)),
        live('b\u202ed'),
        ...many,
      ]) as unknown,
    }
    const { look } = await hubThat(telling({ 'models/': model }))
    const found = await look('models/owner/name')
    expect(lookUpSchema.parse(found)).toEqual(found)
    expect(found.thing).toMatchObject({ providers: expect.arrayContaining(['p0', 'p49']) })
    expect(JSON.stringify(found).length).toBeLessThan(1000)
  })

  it('fields called like those of every object change nothing', async () => {
    const text = `{"id":"owner/name","__proto__":{"gated":true,"polluted":1},"constructor":7,"toString":null,
      "inferenceProviderMapping":{"__proto__":{"status":"live"},"constructor":{"status":"live"}}}`
    const { look } = await hubThat((socket) => socket.end(answer(text)))
    const { thing } = await look('models/owner/name')
    expect(thing).toMatchObject({ kind: 'model', gated: false })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(thing).not.toHaveProperty('polluted')
  })

  it.each([
    [{ library_name: 'a\0b', safetensors: { total: 1e300 } }, { model: 'owner/name' }],
    [{ library_name: 'x'.repeat(81), safetensors: { total: 'many' } }, { model: 'owner/name' }],
    [{ library_name: ' trans\u2066formers', tags: 'license:mit' }, { model: 'owner/name' }],
    [
      { library_name: 'transformers', safetensors: { total: 1e9 } },
      { model: 'owner/name', library: 'transformers', billions: 1 },
    ],
  ])('of a model made of %j, what can be shown is kept', async (facts, kept) => {
    const { hub } = await hubThat(telling({ 'models/': { id: 'owner/name', ...facts } }))
    expect(await hubMakeUpOf(hub, { kind: 'model', id: 'owner/name' })).toEqual(kept)
  })

  it('the card of a Space names models that can be shown, and no more than fit', async () => {
    const models = [
      'a\0b',
      '\u202eevil',
      7,
      { a: 1 },
      'x'.repeat(5_000),
      ...Array.from({ length: 10_000 }, () => '😀'.repeat(7)),
    ]
    const { hub } = await hubThat(telling({ 'spaces/': { cardData: { models } } }))
    const made = await hubMakeUpOf(hub, { kind: 'space', id: 'owner/name' })
    expect(made).toMatchObject({ model: expect.stringMatching(/^😀{7} \+ /u) })
    const model = (typeof made === 'object' && made?.model) || ''
    expect(model.length).toBeLessThanOrEqual(80)
    expect(model).toBe(Buffer.from(model).toString())
  })
})
