import { createVault, createWebhook, queueTest } from '@wis/db'
import { endSessions } from '@wis/db/accounts'
import { registerAgent, requestFlightCheck } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import { apiRoutes } from '@wis/protocol'
import type { ApiKey, Route } from '@wis/protocol'
import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf, vaultKey } from '../../testing/api-rig.ts'
import type { ApiRig, Asker } from '../../testing/api-rig.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'

type Statuses = readonly [anonymous: number, other: number, owner: number, organizer: number, admin: number]

const everybody = [200, 200, 200, 200, 200] as const
const members = (status: number): Statuses => [401, status, status, status, status]
const looksAfter = (status: number): Statuses => [401, 403, status, 403, status]
const ownerAlone = (status: number): Statuses => [401, 403, status, 403, 403]
const adminAlone = (status: number): Statuses => [401, 403, 403, 403, status]
const concealed = (status: number): Statuses => [401, 404, status, 404, status]
const concealedFromAll = (status: number): Statuses => [401, 404, status, 404, 404]

const expected: Readonly<Record<ApiKey, Statuses>> = {
  'GET /matches': everybody,
  'GET /matches/{id}': everybody,
  'GET /matches/{id}/entries': everybody,
  'GET /matches/{id}/scenes': everybody,
  'GET /matches/{id}/export.jsonl': everybody,
  'GET /matches/export.jsonl': everybody,
  'POST /matches': ownerAlone(201),
  'GET /tickets/{id}': concealed(200),
  'DELETE /tickets/{id}': concealed(204),
  'GET /leaderboard': everybody,
  'GET /leaderboard/statistics': everybody,
  'GET /general-ratings': everybody,
  // There is no table of this name.
  'GET /tables/{table}': [404, 404, 404, 404, 404],
  'GET /agents': everybody,
  'GET /agents/{id}': everybody,
  // The agent has no picture.
  'GET /agents/{id}/avatar': [404, 404, 404, 404, 404],
  'GET /agents/{id}/matches': everybody,
  'GET /agents/{id}/record': everybody,
  'GET /agents/{id}/profile': everybody,
  'GET /agents/{id}/versions': everybody,
  'POST /agents': members(201),
  'POST /agents/recognise': members(200),
  'PATCH /agents/{id}': looksAfter(200),
  'DELETE /agents/{id}': looksAfter(200),
  'GET /agents/{id}/versions/results': everybody,
  'GET /agents/{id}/versions/use': looksAfter(200),
  'POST /agents/{id}/versions': ownerAlone(201),
  'POST /agents/{id}/flight-check': looksAfter(202),
  'GET /agents/{id}/flight-check': looksAfter(200),
  'GET /agents/{id}/flight-check/forecast': looksAfter(200),
  'POST /agents/{id}/flight-check/stop': looksAfter(202),
  'POST /agents/{id}/flight-check/resume': looksAfter(202),
  'GET /agents/{id}/calls': looksAfter(200),
  // The agent has not played in this match.
  'GET /agents/{id}/calls/{match}': looksAfter(404),
  'GET /agents/{id}/calls.jsonl': looksAfter(200),
  'GET /agents/{id}/calls/{match}/{entry}/reruns': looksAfter(200),
  // The agent is no model, whose settings could be changed.
  'POST /agents/{id}/calls/{match}/{entry}/reruns': looksAfter(409),
  'PUT /agents/{id}/calls/{match}/{entry}/situation': looksAfter(404),
  'DELETE /agents/{id}/calls/{match}/{entry}/situation': looksAfter(404),
  'GET /agents/{id}/cost': looksAfter(200),
  'GET /agents/{id}/forks': looksAfter(200),
  'POST /agents/{id}/forks': ownerAlone(409),
  'POST /agents/{id}/forks/same-deals': ownerAlone(409),
  'GET /agents/{id}/people': looksAfter(200),
  // Nobody of this id works on it.
  'DELETE /agents/{id}/people/{person}': looksAfter(404),
  'GET /agents/{id}/shadow': looksAfter(200),
  'PUT /agents/{id}/shadow': looksAfter(200),
  // It has none.
  'DELETE /agents/{id}/shadow': looksAfter(404),
  'GET /agents/{id}/situations': looksAfter(200),
  'GET /agents/{id}/situations.jsonl': looksAfter(200),
  // No situation of it is kept.
  'POST /agents/{id}/situations/run': looksAfter(409),
  'PATCH /agents/{id}/token': ownerAlone(200),
  'PUT /agents/{id}/online': looksAfter(200),
  // The agent does not ask for its turns.
  'POST /play/register': [201, 201, 201, 201, 201],
  'POST /play/join': members(404),
  'GET /play/turns': members(404),
  'POST /play/turns/{id}': members(404),
  'POST /play/leave': members(404),
  'GET /play/notices': members(404),
  'GET /me': members(200),
  'GET /me/export': members(200),
  'GET /seasons': everybody,
  'POST /seasons': [401, 403, 403, 201, 201],
  'GET /seasons/{slug}': everybody,
  'GET /seasons/{slug}/entries': everybody,
  'GET /seasons/{slug}/fixtures': everybody,
  // The call does not say whom to compare.
  'GET /seasons/{slug}/compare': [400, 400, 400, 400, 400],
  'GET /seasons/{slug}/matrix': everybody,
  // The season belongs to the platform.
  'PATCH /seasons/{slug}': adminAlone(200),
  'PUT /seasons/{slug}/entries/{id}': adminAlone(200),
  'POST /seasons/{slug}/publish': adminAlone(409),
  'POST /seasons/{slug}/state': adminAlone(200),
  // The agent has no badge, so it cannot enter.
  'POST /seasons/{slug}/entries': ownerAlone(409),
  'DELETE /seasons/{slug}/entries/{id}': ownerAlone(409),
  'GET /seasons/{slug}/flags': adminAlone(200),
  'GET /seasons/{slug}/pairs': adminAlone(200),
  'GET /seasons/{slug}/collusion': adminAlone(200),
  'GET /seasons/{slug}/decisions': everybody,
  // The match in the example does not exist.
  'POST /seasons/{slug}/decisions': adminAlone(404),
  'GET /seasons/{slug}/export.jsonl': everybody,
  'GET /seasons/{slug}/dataset.zip': everybody,
  'GET /seasons/{slug}/{table}': everybody,
  'GET /webhooks': members(200),
  'POST /webhooks': members(201),
  'GET /webhooks/{id}': concealedFromAll(200),
  'PATCH /webhooks/{id}': concealedFromAll(200),
  'DELETE /webhooks/{id}': concealedFromAll(204),
  'GET /webhooks/{id}/deliveries': concealedFromAll(200),
  'POST /webhooks/{id}/test': concealedFromAll(202),
  'POST /webhooks/{id}/deliveries/{delivery}': concealedFromAll(202),
  'GET /schedule': everybody,
  'POST /experiments/plan': members(200),
  'POST /experiments': members(422),
  'GET /experiments': everybody,
  // The id is an agent's.
  'GET /experiments/{id}': [404, 404, 404, 404, 404],
  'PATCH /experiments/{id}': [401, 404, 404, 404, 404],
  'POST /experiments/{id}/state': [401, 404, 404, 404, 404],
  'POST /experiments/{id}/judgings': [401, 404, 404, 404, 404],
  'GET /experiments/{id}/judgements': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/probes': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/matches': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/matches/{number}/entries': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/matches/{number}/scenes': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/export.zip': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/rows': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/report': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/figures': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/preregistration': [404, 404, 404, 404, 404],
  'POST /suites/plan': members(200),
  'POST /suites': members(422),
  'GET /suites': everybody,
  'GET /suites/{id}': [404, 404, 404, 404, 404],
  'PATCH /suites/{id}': [401, 404, 404, 404, 404],
  'POST /suites/{id}/state': [401, 404, 404, 404, 404],
  'GET /suites/{id}/report': [404, 404, 404, 404, 404],
  'GET /suites/{id}/export.zip': [404, 404, 404, 404, 404],
  'GET /suites/{id}/figures': [404, 404, 404, 404, 404],
  'GET /suites/{id}/preregistration': [404, 404, 404, 404, 404],
  'GET /experiments/{id}/annotators': [401, 404, 404, 404, 404],
  'POST /experiments/{id}/annotators': [401, 404, 404, 404, 404],
  'PATCH /experiments/{id}/annotators': [401, 404, 404, 404, 404],
  'DELETE /experiments/{id}/annotators/{person}': [401, 404, 404, 404, 404],
  'GET /experiments/{id}/ratings/next': members(404),
  'DELETE /experiments/{id}/ratings/last': members(404),
  'GET /experiments/{id}/ratings/{place}': members(404),
  'PUT /experiments/{id}/ratings/{place}': members(404),
  // No runner answers in a test.
  'GET /health': [503, 503, 503, 503, 503],
  'GET /openapi.json': everybody,
}
/** What somebody who works on an agent needs for the calls that its owner may make. */
const rights = {
  'POST /matches': 'spend',
  'GET /tickets/{id}': 'read',
  'DELETE /tickets/{id}': 'any',
  'PATCH /agents/{id}': 'change',
  'DELETE /agents/{id}': 'none',
  'GET /agents/{id}/versions/use': 'read',
  'POST /agents/{id}/versions': 'change',
  'POST /agents/{id}/flight-check': 'spend',
  'GET /agents/{id}/flight-check': 'read',
  'GET /agents/{id}/flight-check/forecast': 'read',
  'POST /agents/{id}/flight-check/stop': 'spend',
  'POST /agents/{id}/flight-check/resume': 'spend',
  'GET /agents/{id}/calls': 'read',
  'GET /agents/{id}/calls.jsonl': 'read',
  'GET /agents/{id}/calls/{match}': 'read',
  'GET /agents/{id}/calls/{match}/{entry}/reruns': 'read',
  'POST /agents/{id}/calls/{match}/{entry}/reruns': 'spend',
  'PUT /agents/{id}/calls/{match}/{entry}/situation': 'change',
  'DELETE /agents/{id}/calls/{match}/{entry}/situation': 'change',
  'GET /agents/{id}/cost': 'read',
  'GET /agents/{id}/forks': 'read',
  'POST /agents/{id}/forks': 'spend',
  'POST /agents/{id}/forks/same-deals': 'spend',
  'GET /agents/{id}/people': 'read',
  // Not that of others: nobody is named here.
  'DELETE /agents/{id}/people/{person}': 'none',
  'GET /agents/{id}/shadow': 'read',
  'PUT /agents/{id}/shadow': 'spend',
  'DELETE /agents/{id}/shadow': 'spend',
  'GET /agents/{id}/situations': 'read',
  'GET /agents/{id}/situations.jsonl': 'read',
  'POST /agents/{id}/situations/run': 'spend',
  'PATCH /agents/{id}/token': 'change',
  // Its example brings the agent online.
  'PUT /agents/{id}/online': 'spend',
  'POST /seasons/{slug}/entries': 'spend',
  'DELETE /seasons/{slug}/entries/{id}': 'spend',
} as const satisfies Partial<Record<ApiKey, 'read' | 'change' | 'spend' | 'any' | 'none'>>

const keys = Object.keys(expected) as ApiKey[]
const canary = 'canary-3f9a-never-to-be-seen'

/** An owner with an agent that waits for a table and for its flight check. */
async function property(api: ApiRig) {
  const owner = await api.user()
  const { seal, keyId } = createVault(vaultKey)
  const connector = { kind: 'webhook', url: 'https://agent.example/turn', token: canary } as const
  const agent = { name: `Mine ${owner.id}`, languages: ['en'], description: '', connector } as const
  const registered = await registerAgent(api.db, { seal, keyId }, owner.id, { ...agent, languages: ['en'] })
  if (!registered.ok) throw new Error(registered.reason)
  await requestFlightCheck(api.db, registered.agentId)
  const hook = { url: 'https://hook.example/wis', events: ['budget-80' as const] }
  const webhook = await createWebhook(api.db, { seal, keyId }, owner.id, hook)
  return { owner: owner.session, agentId: registered.agentId, webhookId: webhook?.id ?? '' }
}

async function waiting(
  api: ApiRig,
  agentId: Awaited<ReturnType<typeof property>>['agentId'],
): Promise<string> {
  const seasonId = await openSeason(api.db)
  const opened = await openTicket(api.db, { agentId, seasonId, mode: 'practice', language: 'en' })
  return opened.ok ? opened.ticketId : opened.reason
}

async function delivered({ db }: ApiRig, webhookId: string): Promise<string> {
  const queued = await queueTest(db, webhookId)
  await db.pool.query(`update webhook_deliveries set state = 'delivered' where webhook_id = $1`, [webhookId])
  return queued.ok ? queued.id : queued.reason
}

/** No two agents of different owners bear one name. */
const bodyOf = (key: ApiKey, agentId: string) => {
  const { example }: Route = apiRoutes[key]
  const isNew = key === 'POST /agents' || key === 'POST /play/register'
  return example && { ...example, ...('agentId' in example && { agentId }), ...(isNew && { name: agentId }) }
}

/** Calls a route on things of a fresh owner, as that owner unless another account is named. */
async function callAs(api: ApiRig, key: ApiKey, as: Asker | undefined, matchId: string) {
  return callOn(api, key, { own: await property(api), as, matchId })
}

interface About {
  readonly own: Awaited<ReturnType<typeof property>>
  readonly as: Asker | undefined
  readonly matchId: string
}

async function callOn(api: ApiRig, key: ApiKey, { own, as, matchId }: About) {
  const about = key.includes('/matches/') && !key.includes('/agents/') ? matchId : own.agentId
  const other = key.includes('/webhooks/') ? own.webhookId : about
  const id = key.includes('/tickets/') ? await waiting(api, own.agentId) : other
  const delivery = key.includes('{delivery}') ? await delivered(api, own.webhookId) : ''
  const known = Object.entries({
    id,
    slug: 'spring',
    table: 'votes.csv',
    match: matchId,
    entry: '0',
    person: 'nobody',
    delivery,
  })
  const params = Object.fromEntries(known.filter(([name]) => key.includes(`{${name}}`)))
  return api.call(key, { as: as ?? own.owner, params, body: bodyOf(key, own.agentId) })
}

describe('the API', () => {
  it('lets everybody do exactly what they are allowed to', { timeout: 180_000 }, async () => {
    const api = await apiRig()
    const seasonId = await openSeason(api.db)
    const { id: matchId } = await storeMatch(api.db, { seasonId, seed: 'a' })
    const others = [await api.user(), await api.user('organizer'), await api.user('admin')].map(
      (user) => user.session,
    )
    for (const key of sampled(keys, 3)) {
      const found = []
      const nobody = { cookie: '' }
      for (const as of [nobody, others[0], undefined, others[1], others[2]]) {
        const answer = await callAs(api, key, as, matchId)
        found.push(answer.status)
        const text = await answer.text()
        expect([key, text.includes(canary)]).toEqual([key, false])
      }
      expect([key, found]).toEqual([key, expected[key]])
    }
  })

  it('lets those who work on an agent do what their rights say', { timeout: 180_000 }, async () => {
    const api = await apiRig()
    const seasonId = await openSeason(api.db)
    const { id: matchId } = await storeMatch(api.db, { seasonId, seed: 'a' })
    const parts = [
      { of: ['read'], mayChange: false, maySpend: false },
      { of: ['read', 'change', 'any'], mayChange: true, maySpend: false },
      { of: ['read', 'spend', 'any'], mayChange: false, maySpend: true },
    ]
    const helpers = await Promise.all(parts.map(async (part) => ({ ...part, ...(await api.user()) })))
    for (const [key, right] of sampled(Object.entries(rights) as [keyof typeof rights, string][], 2))
      for (const { id: userId, session: as, of, mayChange, maySpend } of helpers) {
        const own = await property(api)
        await api.db.prisma.agentPerson.create({
          data: { agentId: own.agentId, userId, mayChange, maySpend },
        })
        const { status } = await callOn(api, key, { own, as, matchId })
        const [, , owners] = expected[key]
        expect([key, of[1] ?? 'read', status]).toEqual([
          key,
          of[1] ?? 'read',
          of.includes(right) ? owners : 403,
        ])
      }
  })

  it('has a right for every call that owners alone may make', () => {
    const owned = keys.filter(
      (key) => [403, 404].includes(expected[key][1]) && expected[key][2] !== expected[key][1],
    )
    const others = owned.filter((key) => !(key in rights) && !key.includes('/webhooks/'))
    expect(others.filter((key) => expected[key][2] !== 403)).toEqual([])
  })

  it('has no route that is missing in this test', () => {
    expect(keys.sort()).toEqual(Object.keys(apiRoutes).sort())
  })

  it('accepts a token only for its own scopes', async () => {
    const api = await apiRig()
    await openSeason(api.db)
    const own = await api.user()
    const register = async (as: Asker) =>
      (await api.call('POST /agents', { as, body: apiRoutes['POST /agents'].example })).status
    expect(await register(await api.token(own.id, ['agents:write']))).toBe(201)
    expect(await register(await api.token(own.id, ['read', 'matches:write']))).toBe(403)
    const me = await api.call('GET /me', { as: await api.token(own.id, ['read']) })
    expect(await jsonOf('GET /me', me)).toMatchObject({ id: own.id, scopes: ['read'] })
  })

  it.each(['Bearer wis_nonsense', `Bearer wis_${'A'.repeat(43)}`, 'Basic eDp5', 'Bearer'])(
    'refuses “%s” even on routes that are open to everybody',
    async (authorization) => {
      const api = await apiRig()
      expect((await api.call('GET /seasons', { headers: { authorization } })).status).toBe(401)
    },
  )

  it('no longer accepts a session that was ended', async () => {
    const api = await apiRig()
    const { id, session } = await api.user()
    expect((await api.call('GET /me', { as: session })).status).toBe(200)
    await endSessions(api.db, id)
    expect((await api.call('GET /me', { as: session })).status).toBe(401)
  })

  it('refuses a change that a page of another site asks for with a visitor’s session', async () => {
    const api = await apiRig()
    const { session: as } = await api.user()
    const body = apiRoutes['POST /agents'].example
    const from = async (headers: Record<string, string>) =>
      (await api.call('POST /agents', { as, body, headers })).status
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({ origin: 'null' })).toBe(403)
    expect(await from({ origin: 'http://localhost:3000' })).toBe(201)
  })
})
