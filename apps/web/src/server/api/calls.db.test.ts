import { verifyAll } from '@wis/proof'
import { apiRoutes } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'
import { signingKeys } from '../keys/signing-keys.ts'

const example = apiRoutes['POST /agents'].example

async function withMatches() {
  const api = await apiRig()
  const seasonId = await openSeason(api.db)
  const decided = await storeMatch(api.db, { seasonId, seed: 'decided' })
  const live = await storeMatch(api.db, { seasonId, seed: 'live', entries: 14 })
  return { api, decided, live }
}

async function registered(api: ApiRig) {
  const { session: as } = await api.user()
  const answer = await api.call('POST /agents', { as, body: example })
  const { id } = (await jsonOf('POST /agents', answer)) as { id: string }
  return { as, id }
}

async function verified(answer: Response, trustedKeys: readonly string[] = []) {
  const verdicts = []
  for await (const verdict of verifyAll((await answer.text()).split('\n'), { trustedKeys }))
    verdicts.push(verdict)
  return verdicts
}

describe('a read', () => {
  it('is not sent again to a client that already has it', async () => {
    const { api, decided } = await withMatches()
    const params = { id: decided.id }
    const first = await api.call('GET /matches/{id}', { params })
    const tag = first.headers.get('etag') ?? ''
    const again = await api.call('GET /matches/{id}', { params, headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('of somebody’s own data is stored by no cache', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const me = await api.call('GET /me', { as })
    expect(me.headers.get('cache-control')).toMatch(/^private/)
    expect(me.headers.get('vary')).toMatch(/cookie/)
  })

  it('is open to a page of any other site, but without the visitor’s session', async () => {
    const api = await apiRig()
    const answer = await api.call('GET /matches')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  })
})

describe('matches', () => {
  it('are found by their state, by their players, and by part of a name', async () => {
    const { api, decided, live } = await withMatches()
    const found = async (query: Record<string, string>) => {
      const page = await jsonOf('GET /matches', await api.call('GET /matches', { query }))
      return (page as { items: { id: string }[] }).items.map(({ id }) => id)
    }
    expect(await found({})).toEqual([live.id, decided.id])
    expect(await found({ status: 'live' })).toEqual([live.id])
    expect(await found({ status: 'finished', season: 'spring' })).toEqual([decided.id])
    expect(await found({ agent: decided.agents[0] ?? '' })).toEqual([decided.id])
    expect(await found({ agent: 'live-3' })).toEqual([live.id])
    expect(await found({ q: 'AGENT DECIDED' })).toEqual([decided.id])
    expect(await found({ q: '%' })).toEqual([])
  })

  it('come page by page, each match once', async () => {
    const { api, decided, live } = await withMatches()
    const page = async (query: Record<string, string>) =>
      (await jsonOf('GET /matches', await api.call('GET /matches', { query }))) as {
        items: { id: string }[]
        nextCursor: string | null
      }
    const first = await page({ limit: '1' })
    const second = await page({ limit: '1', cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([live.id, decided.id])
    expect(second.nextCursor).toBeNull()
  })

  it('that are still being played hide everything that would give them away', async () => {
    const { api, live } = await withMatches()
    const params = { id: live.id }
    const log = await api.call('GET /matches/{id}/entries', { params })
    const { items, nextSeq } = (await jsonOf('GET /matches/{id}/entries', log)) as {
      items: { event: { type: string } }[]
      nextSeq: number
    }
    expect([items.length, nextSeq]).toEqual([14, 14])
    expect(items[1]?.event).toEqual({ type: 'hidden' })
    const rest = await api.call('GET /matches/{id}/entries', { params, query: { since: '12' } })
    expect(await rest.json()).toMatchObject({ items: [{ seq: 13 }], nextSeq: 14 })
  })
})

describe('an export', () => {
  it('of a finished match can be checked by anybody who trusts the platform’s key', async () => {
    const { api, decided } = await withMatches()
    const answer = await api.call('GET /matches/{id}/export.jsonl', { params: { id: decided.id } })
    expect(answer.headers.get('content-type')).toBe('application/jsonl')
    const trustedKeys = [signingKeys()[0].publicKey]
    const verdicts = await verified(answer, trustedKeys)
    expect(verdicts).toMatchObject([{ ok: true, matchId: decided.id }])
  })

  it('of a match that is still being played is refused', async () => {
    const { api, live } = await withMatches()
    const answer = await api.call('GET /matches/{id}/export.jsonl', { params: { id: live.id } })
    expect(answer.status).toBe(409)
  })

  it('of many matches holds every finished one, and no other', { tags: ['nightly'] }, async () => {
    const api = await apiRig()
    const seasonId = await openSeason(api.db)
    const stored = []
    for (let n = 0; n < 23; n++) stored.push((await storeMatch(api.db, { seasonId, seed: `m${n}` })).id)
    await storeMatch(api.db, { seasonId, seed: 'live', entries: 14 })
    const answer = await api.call('GET /matches/export.jsonl')
    const verdicts = await verified(answer)
    expect(verdicts.map((verdict) => verdict.ok && verdict.matchId)).toEqual(stored.reverse())
    const few = await api.call('GET /matches/export.jsonl', {
      query: { limit: '2', cursor: stored[1] ?? '' },
    })
    expect((await verified(few)).map(({ matchId }) => matchId)).toEqual([stored[2], stored[3]])
  })
})

describe('the board', () => {
  it.each([
    [{ query: { format: 'csv' } }, 'text/csv'],
    [{ headers: { accept: 'text/csv' } }, 'text/csv'],
    [{ headers: { accept: 'application/json, text/csv' } }, 'application/json'],
    [{ headers: { accept: 'text/csv' }, query: { format: 'json' } }, 'application/json'],
  ])('comes in the format that %o asks for', async (asked, type) => {
    const { api } = await withMatches()
    const answer = await api.call('GET /leaderboard', asked)
    expect(answer.headers.get('content-type')).toContain(type)
    if (type === 'text/csv') expect((await answer.text()).trim().split('\r\n')).toHaveLength(7)
    else expect(await jsonOf('GET /leaderboard', answer)).toMatchObject({ season: { slug: 'spring' } })
  })
})

describe('the board in another order', () => {
  it('keeps everybody’s official rank, and leaves out agents that never had the role', async () => {
    const { api } = await withMatches()
    const rows = async (query: Record<string, string>) => {
      const answer = await jsonOf('GET /leaderboard', await api.call('GET /leaderboard', { query }))
      return (answer as { items: { rank: number; averageScore: number; agent: { id: string } }[] }).items
    }
    const official = await rows({})
    const averages = (await rows({ sort: 'average' })).map(({ averageScore }) => averageScore)
    expect(averages).toEqual([...averages].sort((one, other) => other - one))
    const [spy, ...others] = await rows({ sort: 'average', role: 'spy' })
    expect(others).toEqual([])
    expect(official.find(({ agent }) => agent.id === spy?.agent.id)?.rank).toBe(spy?.rank)
    expect(await rows({ sort: 'average', limit: '4' })).toHaveLength(4)
  })
})

describe('an agent', () => {
  it('shows its owner whether it has a token, but never the token', async () => {
    const api = await apiRig()
    const { as, id } = await registered(api)
    const own = await jsonOf('GET /agents/{id}', await api.call('GET /agents/{id}', { as, params: { id } }))
    const { url } = example.connector
    expect(own).toMatchObject({ connector: { kind: 'webhook', url, hasToken: true } })
    const open = await jsonOf('GET /agents/{id}', await api.call('GET /agents/{id}', { params: { id } }))
    expect(JSON.stringify(open)).not.toContain(new URL(url).host)
    expect(JSON.stringify([own, open])).not.toContain(example.connector.token)
  })

  it('takes part in experiments of others as its owner says', async () => {
    const api = await apiRig()
    const { as, id } = await registered(api)
    const change = async (lab: object) => {
      const answer = await api.call('PATCH /agents/{id}', { as, params: { id }, body: { lab } })
      const told = (await answer.json()) as { lab?: object; error?: { issues?: { path: string }[] } }
      return answer.ok ? told.lab : told.error?.issues?.map(({ path }) => path)
    }
    const before = await change({})
    expect(before).toMatchObject({ subject: false, opponent: false })
    expect(await change({ subject: true, tokensPerDay: 5000 })).toEqual({
      ...before,
      subject: true,
      tokensPerDay: 5000,
    })
    expect(await change({ matchesPerDay: -1 })).toEqual(['lab.matchesPerDay'])
    const open = await api.call('GET /agents/{id}', { params: { id } })
    expect(await open.json()).not.toHaveProperty('lab')
  })

  it('plays people as its owner says, and does not at first', async () => {
    const api = await apiRig()
    const { as, id } = await registered(api)
    const change = async (againstPeople: object) => {
      const answer = await api.call('PATCH /agents/{id}', { as, params: { id }, body: { againstPeople } })
      const told = (await answer.json()) as {
        againstPeople?: object
        error?: { issues?: { path: string }[] }
      }
      return answer.ok ? told.againstPeople : told.error?.issues?.map(({ path }) => path)
    }
    expect(await change({})).toEqual({ allowed: false, atOnce: 1, matchesPerDay: 20 })
    expect(await change({ allowed: true, matchesPerDay: 5 })).toEqual({
      allowed: true,
      atOnce: 1,
      matchesPerDay: 5,
    })
    expect(await change({ atOnce: 0 })).toEqual(['againstPeople.atOnce'])
    const open = await api.call('GET /agents/{id}', { params: { id } })
    expect(await open.json()).not.toHaveProperty('againstPeople')
  })

  it('is changed, given a version, put online and removed by its owner', async () => {
    const api = await apiRig()
    const { as, id } = await registered(api)
    const params = { id }
    const changed = await api.call('PATCH /agents/{id}', { as, params, body: { name: 'Renamed' } })
    expect(await jsonOf('PATCH /agents/{id}', changed)).toMatchObject({ name: 'Renamed', online: false })
    const body = apiRoutes['POST /agents/{id}/versions'].example
    const added = await api.call('POST /agents/{id}/versions', { as, params, body })
    expect([added.status, await added.json()]).toEqual([201, { version: 2 }])
    const back = await api.call('POST /agents/{id}/versions', { as, params, body: { repeats: 1 } })
    expect(await back.json()).toEqual({ version: 3 })
    const online = await api.call('PUT /agents/{id}/online', { as, params, body: { online: true } })
    expect(await online.json()).toEqual({ online: true })
    const gone = await api.call('DELETE /agents/{id}', { as, params })
    expect(await gone.json()).toEqual({ outcome: 'deleted' })
    expect((await api.call('GET /agents/{id}', { params })).status).toBe(404)
  })

  it('that cannot be reached without a token says which field is missing', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const body = { ...example, connector: { kind: 'webhook', url: 'https://agent.example/turn' } }
    const answer = await api.call('POST /agents', { as, body })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { code: 'invalid', issues: [{ path: 'connector.token' }] } },
    ])
  })
})

describe('a place in the queue', () => {
  it('is taken once, shows its state, and can be given up', async () => {
    const api = await apiRig()
    await openSeason(api.db)
    const { as, id: agentId } = await registered(api)
    const join = () => api.call('POST /matches', { as, body: { mode: 'practice', agentId, language: 'en' } })
    const { ticketId } = (await jsonOf('POST /matches', await join())) as { ticketId: string }
    expect((await join()).status).toBe(409)
    const params = { id: ticketId }
    const ticket = await jsonOf('GET /tickets/{id}', await api.call('GET /tickets/{id}', { as, params }))
    expect(ticket).toMatchObject({ state: 'waiting', position: 0, estimatedStart: expect.any(String) })
    expect((await api.call('DELETE /tickets/{id}', { as, params })).status).toBe(204)
    expect((await api.call('DELETE /tickets/{id}', { as, params })).status).toBe(409)
  })

  it('for a ranked match can be taken beside one for practice, and can also keep the agent online', async () => {
    const api = await apiRig()
    await openSeason(api.db)
    const { as, id: agentId } = await registered(api)
    const params = { id: agentId }
    const version = await api.db.prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
    const passed = {
      versionId: version.id,
      rulesetId: 'wis-2024',
      ruleset: {},
      languages: ['en'],
      passed: true,
    }
    await api.db.prisma.flightCheck.create({ data: { id: 'check', agentId, state: 'done', ...passed } })
    const isLet = async () =>
      await jsonOf('GET /agents/{id}', await api.call('GET /agents/{id}', { as, params }))
    const join = (mode: string, stay?: boolean) =>
      api.call('POST /matches', { as, body: { mode, agentId, language: 'en', ...(stay && { stay }) } })
    expect(await isLet()).toMatchObject({ online: false, playsRanked: false })
    expect((await join('practice', true)).status).toBe(409)
    expect([(await join('practice')).status, (await join('ranked', true)).status]).toEqual([201, 201])
    expect(await isLet()).toMatchObject({ online: true, playsRanked: true })
    const body = { online: true, ranked: false }
    expect((await api.call('PUT /agents/{id}/online', { as, params, body })).status).toBe(200)
    expect(await isLet()).toMatchObject({ online: true, playsRanked: false })
  })

  it('for a ranked match needs a flight check first, and an open season', async () => {
    const api = await apiRig()
    const { as, id: agentId } = await registered(api)
    const join = (body: object) =>
      api.call('POST /matches', { as, body: { mode: 'ranked', agentId, ...body } })
    expect((await join({ language: 'en' })).status).toBe(404)
    await openSeason(api.db)
    const answer = await join({ language: 'en', season: 'spring' })
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('flight check')])
  })
})
