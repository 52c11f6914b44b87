import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { sampled } from '@wis/testkit'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig, CallOptions } from '../../testing/api-rig.ts'
import { askers, contractWorld } from '../../testing/contract-world.ts'
import { contractOf } from '../../testing/contract.ts'
import type { Contract } from '../../testing/contract.ts'

const keys = Object.keys(apiRoutes) as ApiKey[]
const reads = keys.filter((key) => key.startsWith('GET '))

/** The document is the same in every test, and to judge it takes longer than most of them. */
let judged: { readonly document: string; readonly contract: Promise<Contract> } | undefined

async function contractWith(api: ApiRig): Promise<Contract> {
  const document = await (await api.call('GET /openapi.json')).text()
  if (judged?.document !== document)
    judged = { document, contract: contractOf(z.record(z.string(), z.unknown()).parse(JSON.parse(document))) }
  return judged.contract
}

describe('the answers keep to the document', { timeout: 240_000 }, () => {
  it.each(inject('runsAll') ? askers : (['owner'] as const))('on every route, for %s', async (who) => {
    const { api, ask } = await contractWorld()
    const contract = await contractWith(api)
    const faults: Record<string, readonly string[]> = {}
    let answered = 0
    for (const key of who === 'owner' ? sampled(keys, 2) : keys) {
      const answer = await ask(key, who)
      if (answer.ok) answered += 1
      const found = await contract.faultsOf(key, answer)
      if (found.length > 0) faults[`${key} → ${answer.status}`] = found
    }
    expect(faults).toEqual({})
    if (who === 'owner') expect(answered).toBeGreaterThan(20)
  })

  it('for every body, query or id that is not valid', async () => {
    const { api, ask } = await contractWorld()
    const contract = await contractWith(api)
    const faults: Record<string, readonly string[]> = {}
    for (const key of sampled(keys, 3)) {
      const nonsense = [
        { query: { limit: '0', cursor: '!', nonsense: '1' } },
        ...(key.includes('{') ? [{ params: noOnes(key) }] : []),
        ...(key.startsWith('GET ') ? [] : [{ body: '{' }, { body: '{"nonsense":1}' }]),
      ]
      for (const options of nonsense) {
        const answer = await ask(key, 'owner', options)
        const found = await contract.faultsOf(key, answer)
        if (found.length > 0) faults[`${key} ${JSON.stringify(options)} → ${answer.status}`] = found
      }
    }
    expect(faults).toEqual({})
  })

  it('when there are too many calls: the refusal says how long to wait', async () => {
    const api = await apiRig()
    const contract = await contractWith(api)
    const { id, session: as } = await api.user()
    const spent = `insert into rate_limits (key, full_at) values ($1, now() + interval '1 day')`
    await api.db.pool.query(spent, [`register user ${id}`])
    const answer = await api.call('POST /agents', { as, body: apiRoutes['POST /agents'].example })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([answer.status, await contract.faultsOf('POST /agents', answer)]).toEqual([429, []])
  })
})

describe('a read', { timeout: 120_000 }, () => {
  it('that has not changed is not sent again to a client that has its tag', async () => {
    const { api, about } = await contractWorld()
    const contract = await contractWith(api)
    let spared = 0
    for (const key of reads) {
      const { params, owner } = await about(key)
      const as = owner.session
      const tag = (await api.call(key, { params, as })).headers.get('etag')
      if (tag === null) continue
      const again = await api.call(key, { params, as, headers: { 'if-none-match': tag } })
      // These answers contain the time of day, so each one is different.
      expect([key, again.status]).toEqual([key, again.headers.get('etag') === tag ? 304 : 200])
      expect([key, await contract.faultsOf(key, again)]).toEqual([key, []])
      if (again.status === 304) spared += 1
    }
    expect(spared).toBeGreaterThan(8)
  })

  it('of a list comes page by page, each row once, until there are no more', async () => {
    const { api, about } = await contractWorld()
    const contract = await contractWith(api)
    const lists = reads.filter((key) => {
      const names = contract.parametersOf(key)
      return names.includes('cursor') && names.includes('limit') && !key.includes('export')
    })
    const walked: ApiKey[] = []
    for (const key of lists) {
      const { params, owner } = await about(key)
      const rows = await everyPage(api, key, { params, as: owner.session })
      expect([key, new Set(rows).size]).toEqual([key, rows.length])
      if (rows.length > 1) walked.push(key)
    }
    expect(walked).toEqual(expect.arrayContaining(['GET /agents', 'GET /leaderboard', 'GET /matches']))
  })
})

const noOnes = (key: ApiKey) =>
  Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'nobody-has-this']))

/** The rows of a list, read one at a time, each as its text. */
async function everyPage(api: ApiRig, key: ApiKey, options: CallOptions): Promise<readonly string[]> {
  const rows: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = { limit: '1', ...(cursor && { cursor }) }
    const answer = await api.call(key, { ...options, query })
    // This owner has no list for things that belong to others.
    if (answer.status === 404) break
    const page = onePage.parse(await answer.json())
    expect(page.items.length).toBeLessThanOrEqual(1)
    rows.push(...page.items.map((item) => JSON.stringify(item)))
    cursor = page.nextCursor
  }
  return rows
}

const onePage = z.object({ items: z.array(z.unknown()), nextCursor: z.string().nullable() })
