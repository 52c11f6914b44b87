import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { createSeason, decide, moveSeason, readSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { apiRoutes, newSeason } from '@wis/protocol'
import type { ApiKey, SeasonState } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig, Asker } from '../../testing/api-rig.ts'
import { storeKitSeason } from '../../testing/stored-kit-season.ts'
import { storeMatch } from '../../testing/stored-matches.ts'

const basics = { name: 'Cup', languages: ['en'], ruleset: 'wis-2024' }

/** A season of an organizer, in this state. */
async function season(api: ApiRig, about: object = {}, states: readonly SeasonState[] = ['open']) {
  const organizer = await api.user('organizer')
  const actor = { id: organizer.id, name: 'Olga' }
  const slug = await createSeason(api.db, actor, newSeason.parse({ ...basics, ...about }))
  const id = (await readSeason(api.db, slug))?.id as SeasonId
  for (const state of states) await moveSeason(api.db, actor, id, state)
  return { slug, id, organizer: organizer.session }
}

const get = async (api: ApiRig, key: ApiKey, params: Record<string, string>, as?: Asker) => {
  const answer = await api.call(key, { params, ...(as && { as }) })
  return { status: answer.status, json: await jsonOf(key, answer) }
}

describe('a season of another ruleset', () => {
  it('is the one that an agent is checked for if the call names it, so that it can enter', async () => {
    const api = await apiRig()
    const { slug } = await season(api, { ruleset: 'undercover-5' })
    const { session: as } = await api.user()
    const agent = await api.call('POST /agents', { as, body: apiRoutes['POST /agents'].example })
    const { id } = (await agent.json()) as { id: string }
    const check = (query: Record<string, string>) =>
      api.call('POST /agents/{id}/flight-check', { as, params: { id }, query })
    expect(await (await check({ season: slug })).json()).toMatchObject({ rulesetId: 'undercover-5' })
    expect((await check({ season: 'nobody-s' })).status).toBe(404)
  })
})

describe('a decision', () => {
  it('names its agent by its id or by its short name, and says so if there is no such agent', async () => {
    const api = await apiRig()
    const { id: seasonId, slug, organizer: as } = await season(api)
    const { agents } = await storeMatch(api.db, { seasonId, seed: 'decided' })
    const named = await Promise.all(
      agents.slice(0, 2).map((id) => api.db.prisma.agent.findUniqueOrThrow({ where: { id } })),
    )
    const decided = async (agentId: string) => {
      const body = { kind: 'correct', agentId, language: 'en', points: 15, reason: 'It came on time.' }
      return api.call('POST /seasons/{slug}/decisions', { as, params: { slug }, body })
    }
    for (const agentId of [named[0]?.id, named[1]?.slug])
      expect((await decided(agentId ?? '')).status).toBe(201)
    const nobody = await decided('nobody-at-all')
    expect([nobody.status, await nobody.text()]).toEqual([404, expect.stringContaining('id or short name')])
  })
})

describe('a season under embargo', () => {
  it('shows only its organizer how a match went: not in the match, its log, its proof, a list or the board', async () => {
    const api = await apiRig()
    const { id: seasonId, slug, organizer } = await season(api, { embargo: true })
    const { id, agents } = await storeMatch(api.db, { seasonId, seed: 'kept back' })
    const header = await get(api, 'GET /matches/{id}', { id })
    expect(header.json).toMatchObject({
      withheld: true,
      winner: null,
      words: null,
      spySeat: null,
      reason: null,
      seats: [],
    })
    expect((await get(api, 'GET /matches/{id}/entries', { id })).json).toMatchObject({ items: [] })
    expect((await api.call('GET /matches/{id}/export.jsonl', { params: { id } })).status).toBe(409)
    expect((await get(api, 'GET /matches', {})).json).toMatchObject({ items: [] })
    const board = await api.call('GET /leaderboard', { query: { season: slug } })
    expect(await board.json()).toMatchObject({ items: [] })
    const of = await get(api, 'GET /agents/{id}/matches', { id: agents[0] ?? '' })
    expect(of.json).toMatchObject({ items: [] })
    const record = await get(api, 'GET /agents/{id}/record', { id: agents[0] ?? '' })
    expect(record.json).toMatchObject({ seasons: [], encounters: [] })
    const pair = { a: agents[0] ?? '', b: agents[1] ?? '' }
    const compare = (as?: Asker) =>
      api.call('GET /seasons/{slug}/compare', { params: { slug }, query: pair, ...(as && { as }) })
    expect((await compare()).status).toBe(409)
    expect((await compare(organizer)).status).toBe(200)
    const matrix = (as?: Asker) =>
      api.call('GET /seasons/{slug}/matrix', { params: { slug }, query: { top: '6' }, ...(as && { as }) })
    expect((await matrix()).status).toBe(409)
    const seen = await jsonOf('GET /seasons/{slug}/matrix', await matrix(organizer))
    expect(seen).toMatchObject({ cells: expect.arrayContaining([expect.objectContaining({ matches: 1 })]) })
  })

  it('does not name a match in its decisions: its table would say who reached the next stage', async () => {
    const api = await apiRig()
    const { id: seasonId, slug, organizer } = await season(api, { embargo: true })
    const { id } = await storeMatch(api.db, { seasonId, seed: 'kept back' })
    const actor = { id: (await api.user()).id, name: 'Olga' }
    await decide(api.db, actor, slug, {
      kind: 'void',
      matchId: ids.match(id),
      reason: 'The lights went out.',
    })
    const decisions = async (as?: Asker) =>
      (await get(api, 'GET /seasons/{slug}/decisions', { slug }, as)).json
    expect(await decisions()).toMatchObject({ items: [{ number: 1, matchId: null }] })
    expect(await decisions(organizer)).toMatchObject({ items: [{ number: 1, matchId: id }] })
  })

  it('shows all of it once it is published', async () => {
    const api = await apiRig()
    const { id: seasonId, slug, organizer } = await season(api, { embargo: true })
    const { id } = await storeMatch(api.db, { seasonId, seed: 'kept back' })
    const published = await api.call('POST /seasons/{slug}/publish', { params: { slug }, as: organizer })
    expect(await jsonOf('POST /seasons/{slug}/publish', published)).toMatchObject({ embargoed: false })
    expect((await get(api, 'GET /matches/{id}', { id })).json).toMatchObject({ withheld: false })
    expect((await api.call('GET /matches/{id}/export.jsonl', { params: { id } })).status).toBe(200)
  })
})

it('a season that is being set up is visible only to its organizer and to admins', async () => {
  const api = await apiRig()
  const { slug, organizer } = await season(api, {}, [])
  const [other, admin] = [await api.user('organizer'), await api.user('admin')]
  const statuses = []
  for (const as of [undefined, other.session, organizer, admin.session])
    statuses.push((await get(api, 'GET /seasons/{slug}', { slug }, as)).status)
  expect(statuses).toEqual([404, 404, 200, 200])
  expect((await api.call('GET /leaderboard', { query: { season: slug } })).status).toBe(404)
  const change = { params: { slug }, as: other.session, body: { state: 'open' } }
  expect((await api.call('POST /seasons/{slug}/state', change)).status).toBe(404)
})

it('a frozen board stays the same for everybody while matches go on', async () => {
  const api = await apiRig()
  const { slug, id: seasonId } = await season(api, {}, ['open', 'frozen'])
  const { agents } = await storeMatch(api.db, { seasonId, seed: 'after the freeze' })
  const board = await api.call('GET /leaderboard', { query: { season: slug } })
  expect(await board.json()).toMatchObject({ items: [] })
  expect((await standings(api.db)).length).toBe(6)
  const record = await get(api, 'GET /agents/{id}/record', { id: agents[0] ?? '' })
  expect(record.json).toMatchObject({ seasons: [] })
})

it('a season is set up, changed and opened by its organizer', async () => {
  const api = await apiRig()
  const { session: as } = await api.user('organizer')
  const body = { ...basics, entryEndsAt: '2030-01-01T00:00:00Z', terms: { versions: 'frozen' } }
  const created = await api.call('POST /seasons', { as, body })
  const { slug } = (await jsonOf('POST /seasons', created)) as { slug: string }
  const params = { slug }
  const changed = await api.call('PATCH /seasons/{slug}', { as, params, body: { embargo: true } })
  expect(await jsonOf('PATCH /seasons/{slug}', changed)).toMatchObject({ embargoed: true, state: 'created' })
  const opened = await api.call('POST /seasons/{slug}/state', { as, params, body: { state: 'open' } })
  expect(await jsonOf('POST /seasons/{slug}/state', opened)).toMatchObject({ state: 'open' })
  const refused = await api.call('PATCH /seasons/{slug}', { as, params, body: { embargo: false } })
  expect(refused.status).toBe(409)
  const wrong = await api.call('POST /seasons', {
    as,
    body: { ...body, format: 'knockout', entryEndsAt: null },
  })
  expect(await wrong.json()).toMatchObject({ error: { issues: [{ path: 'entryEndsAt' }] } })
})

const standings = (db: Database) =>
  inTransaction(db, async (client) => (await client.query('select agent_id from standings')).rows)

it('two agents of another game are compared by its metrics, too', async () => {
  const api = await apiRig()
  const { agents } = await storeKitSeason(api.db, 'dilemma', ['a', 'b'])
  const [a = '', b = ''] = agents
  const compared = async (slug: string) => {
    const answer = await api.call('GET /seasons/{slug}/compare', { params: { slug }, query: { a, b } })
    const json: unknown = await answer.json()
    return apiRoutes['GET /seasons/{slug}/compare'].answer.parse(json)
  }
  const { metrics, deals } = await compared('spring')
  expect([deals, metrics?.find(({ id }) => id === 'defection-rate')]).toEqual([
    0,
    expect.objectContaining({
      unit: 'share',
      first: expect.objectContaining({ of: 10 }) as unknown,
      second: expect.objectContaining({ of: 10 }) as unknown,
    }),
  ])
  await api.db.pool.query(`update seasons set board = $1 where slug = 'spring'`, [
    { takenAt: '2026-01-01T00:00:00.000Z', final: false, boards: [] },
  ])
  const hidden = (await compared('spring')).metrics?.map(({ first }) => first.value)
  expect(new Set(hidden)).toEqual(new Set([null]))
})
