import { apiRoutes, scopes } from '@wis/protocol'
import type { ApiKey, Route } from '@wis/protocol'
import { cases } from '@wis/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'

const keys = Object.keys(apiRoutes) as ApiKey[]
const taking = (part: 'body' | 'query') => keys.filter((key) => (apiRoutes[key] as Route)[part])
const runs = cases(10_000)

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    "'; drop table users; --",
    '%',
    '__proto__',
    '../..',
    'x'.repeat(70_000),
  ),
  fc.constantFrom(
    'en',
    'zh',
    'practice',
    'ranked',
    'webhook',
    'openai',
    'http://127.0.0.1/',
    'https://a.example/',
  ),
)
const value = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, [[[[]]]], 1e308, -1, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
)

type Change = { readonly at: number; readonly value: unknown; readonly how: 'replace' | 'remove' | 'add' }
const changes = fc.array(
  fc.record({ at: fc.nat(40), value, how: fc.constantFrom('replace', 'remove', 'add') } as const),
  { maxLength: 4 },
)

/** A body that is nearly right: a few of its places hold something else. */
function spoiled(body: unknown, wishes: readonly Change[]): unknown {
  const whole = { body: structuredClone(body) }
  for (const { at, value: put, how } of wishes) {
    const places = placesIn(whole)
    const place = places[at % places.length]
    if (!place) continue
    const [holder, name] = place
    if (how === 'remove') Reflect.deleteProperty(holder, name)
    else if (how === 'replace') Reflect.set(holder, name, structuredClone(put))
    else Reflect.set(holder, typeof put === 'string' ? put : 'more', structuredClone(put))
  }
  return whole.body
}

function placesIn(value: object): (readonly [object, string])[] {
  return Object.entries(value).flatMap(([name, inner]) => [
    [value, name] as const,
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner as object) : []),
  ])
}

const sent = (key: ApiKey) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: changes.map((wishes) => JSON.stringify(spoiled((apiRoutes[key] as Route).example, wishes))),
    },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
  )

describe('any input', { timeout: 240_000 }, () => {
  it(`in ${runs} bodies is accepted, or refused as the sender’s fault`, async () => {
    const api = await apiRig()
    await openSeason(api.db)
    const { id } = await api.user()
    const as = await api.token(id, scopes)
    const registered = await api.call('POST /agents', { as, body: apiRoutes['POST /agents'].example })
    const { id: agentId } = (await registered.json()) as { id: string }
    const wishes = fc.constantFrom(...taking('body')).chain((key) => fc.tuple(fc.constant(key), sent(key)))
    const statuses = new Map<number, number>()
    const property = fc.asyncProperty(wishes, async ([key, body]) => {
      const answer = await api.call(key, { as, params: { id: agentId }, body: body ?? '' })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      expect(answer.status).toBeLessThan(500)
      if (!answer.ok) expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } })
    })
    // Chance alone might leave it out.
    const tooLong: [ApiKey, string] = ['POST /agents', 'x'.repeat(70_000)]
    await fc.assert(property, { numRuns: runs, examples: [[tooLong]] })
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 413, 422]))
  })

  it('in a query or a path is accepted, or refused as the sender’s fault', async () => {
    const api = await apiRig()
    const seasonId = await openSeason(api.db)
    await storeMatch(api.db, { seasonId, seed: 'a' })
    const { id } = await api.user()
    const as = await api.token(id, scopes)
    const names = [
      'cursor',
      'limit',
      'q',
      'agent',
      'season',
      'since',
      'language',
      'house',
      'format',
      'match',
      'x',
    ]
    const piece = fc.oneof(
      text.map((piece) => piece.slice(0, 80)),
      fc.integer().map(String),
    )
    const query = fc.array(fc.tuple(fc.constantFrom(...names), piece), { maxLength: 4 })
    const gets = fc.constantFrom(...keys.filter((key) => key.startsWith('GET ') && key !== 'GET /health'))
    const property = fc.asyncProperty(gets, query, piece, async (key, pairs, place) => {
      const search = new URLSearchParams(pairs).toString()
      const answer = await api.call(key, { as, params: { id: place }, query: search })
      await answer.text()
      expect(answer.status).toBeLessThan(500)
    })
    await fc.assert(property, { numRuns: runs / 5 })
  })
})
