import { createVault } from '@wis/db'
import { registerAgent } from '@wis/db/agents'
import { agentPeoplePage } from '@wis/protocol'
import { expect, it } from 'vitest'
import { apiRig, jsonOf, vaultKey } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'

async function sharedAgent(api: ApiRig, rights = { mayChange: false, maySpend: false }) {
  const [owner, ada] = [await api.user(), await api.user()]
  const connector = {
    kind: 'webhook',
    url: 'https://agent.example/turn',
    token: 'a-secret-of-the-owner',
  } as const
  const agent = { name: 'Fox', languages: ['en' as const], description: '', connector }
  const made = await registerAgent(api.db, createVault(vaultKey), owner.id, agent)
  if (!made.ok) throw new Error(made.reason)
  const params = { id: made.agentId }
  await api.db.prisma.agentPerson.create({ data: { agentId: made.agentId, userId: ada.id, ...rights } })
  return { owner, ada, params }
}

it('a token of somebody who works on an agent has the rights of that person, and no more', async () => {
  const api = await apiRig()
  const { ada, params } = await sharedAgent(api, { mayChange: true, maySpend: false })
  const [all, read] = [
    await api.token(ada.id, ['read', 'agents:write', 'matches:write']),
    await api.token(ada.id, ['read']),
  ]
  const body = { description: 'Changed.' }
  expect((await api.call('PATCH /agents/{id}', { as: all, params, body })).status).toBe(200)
  expect((await api.call('PATCH /agents/{id}', { as: read, params, body })).status).toBe(403)
  const checked = await api.call('POST /agents/{id}/flight-check', { as: all, params })
  expect([checked.status, await checked.text()]).toEqual([
    403,
    expect.stringContaining('not given you the right'),
  ])
})

it('a new version comes with a trial only from somebody who may spend', async () => {
  const api = await apiRig()
  const { ada, params } = await sharedAgent(api, { mayChange: true, maySpend: false })
  const connector = { kind: 'webhook', url: 'https://agent.example/turn', token: 'a-secret-of-the-owner' }
  const added = async (more: object) =>
    (
      await api.call('POST /agents/{id}/versions', {
        as: ada.session,
        params,
        body: { connector, note: '', ...more },
      })
    ).status
  expect([await added({ trial: 3 }), await added({})]).toEqual([403, 201])
})

it('the list tells what was changed, by whom, and no secret', async () => {
  const api = await apiRig()
  const { owner, ada, params } = await sharedAgent(api, { mayChange: true, maySpend: false })
  const secret = 'another-secret-of-hers'
  await api.call('PATCH /agents/{id}', { as: ada.session, params, body: { description: 'New.' } })
  await api.call('PATCH /agents/{id}/token', { as: ada.session, params, body: { token: secret } })
  await api.call('PUT /agents/{id}/online', { as: ada.session, params, body: { online: false } })
  // Coming online is playing, which costs.
  const online = await api.call('PUT /agents/{id}/online', {
    as: ada.session,
    params,
    body: { online: true },
  })
  expect(online.status).toBe(403)
  const repeated = { repeats: 1, note: '' }
  await api.call('POST /agents/{id}/versions', { as: owner.session, params, body: repeated })
  const answer = await api.call('GET /agents/{id}/people', { as: ada.session, params })
  const { deeds } = agentPeoplePage.parse(await jsonOf('GET /agents/{id}/people', answer.clone()))
  expect(deeds.map(({ deed, by, detail }) => [deed, by?.id, detail])).toEqual([
    ['version-repeated', owner.id, { version: 2, repeats: 1 }],
    ['went-offline', ada.id, {}],
    ['key-replaced', ada.id, {}],
    ['settings-changed', ada.id, { settings: ['description'] }],
  ])
  expect(await answer.text()).not.toContain(secret)
})

it('whoever works on an agent leaves by the same call as its owner sends somebody away', async () => {
  const api = await apiRig()
  const { owner, ada, params } = await sharedAgent(api)
  const eve = await api.user()
  await api.db.prisma.agentPerson.create({
    data: { agentId: params.id, userId: eve.id, mayChange: true, maySpend: true },
  })
  const part = async (as: typeof ada, person: string) =>
    (
      await api.call('DELETE /agents/{id}/people/{person}', {
        as: as.session,
        params: { ...params, person },
      })
    ).status
  expect(await part(eve, ada.id)).toBe(403)
  expect(await part(ada, ada.id)).toBe(204)
  expect(await part(ada, ada.id)).toBe(403)
  expect(await part(owner, eve.id)).toBe(204)
  expect(await part(owner, eve.id)).toBe(404)
  expect((await api.call('GET /agents/{id}/calls', { as: ada.session, params })).status).toBe(403)
})
