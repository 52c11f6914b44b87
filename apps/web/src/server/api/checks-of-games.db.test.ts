import { apiRoutes } from '@wis/protocol'
import type { ApiKey } from '@wis/protocol'
import { expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'

/** An agent of two games, and its owner's calls about it. */
async function withAgent(api: ApiRig) {
  const { session: as } = await api.user()
  const example = apiRoutes['POST /agents'].example
  const agent = await api.call('POST /agents', { as, body: { ...example, games: ['hanabi', 'who-is-spy'] } })
  const { id } = (await agent.json()) as { id: string }
  return async (key: ApiKey, query: Record<string, string> = {}) => {
    const answer = await api.call(key, { as, params: { id }, query })
    return { status: answer.status, json: (await jsonOf(key, answer)) as Record<string, unknown> }
  }
}

const check = 'POST /agents/{id}/flight-check'
const read = 'GET /agents/{id}/flight-check'
const hanabi = { game: 'hanabi' }

it('a flight check is of the game that a call names, and without one of who-is-spy', async () => {
  const call = await withAgent(await apiRig())
  expect(await call(check, hanabi)).toMatchObject({ status: 202, json: { ...hanabi, rulesetId: 'standard' } })
  expect((await call(read)).status).toBe(404)
  expect(await call(check)).toMatchObject({ json: { game: 'who-is-spy', rulesetId: 'wis-2024' } })
  expect((await call(read)).json).toMatchObject({ game: 'who-is-spy' })
  expect((await call(read, hanabi)).json).toMatchObject(hanabi)
  const forecast = 'GET /agents/{id}/flight-check/forecast'
  expect((await call(forecast, hanabi)).json).toMatchObject({ ...hanabi, atMost: true, turns: 24 })
  expect((await call(check, { game: 'holdem' })).status).toBe(409)
  for (const key of [check, read, forecast] as const)
    expect(await call(key, { game: 'no-such-game' })).toMatchObject({
      status: 400,
      json: {
        error: { issues: [{ path: 'game', message: expect.stringContaining('"hanabi"') as unknown }] },
      },
    })
})

it('a flight check of one game is stopped and goes on without those of other games', async () => {
  const call = await withAgent(await apiRig())
  await call(check, hanabi)
  await call(check)
  expect(await call('POST /agents/{id}/flight-check/stop', hanabi)).toMatchObject({
    status: 202,
    json: { ...hanabi, state: 'stopped' },
  })
  expect((await call(read)).json).toMatchObject({ state: 'queued' })
  expect((await call('POST /agents/{id}/flight-check/resume', hanabi)).json).toMatchObject({
    ...hanabi,
    state: 'queued',
  })
  expect((await call('POST /agents/{id}/flight-check/stop')).status).toBe(202)
  expect([(await call(read)).json['state'], (await call(read, hanabi)).json['state']]).toEqual([
    'stopped',
    'stopped',
  ])
})

it('a game in the body of a flight check is refused, because it would be passed over', async () => {
  const api = await apiRig()
  const { session: as } = await api.user()
  const agent = await api.call('POST /agents', { as, body: apiRoutes['POST /agents'].example })
  const { id } = (await agent.json()) as { id: string }
  const answer = await api.call(check, { as, params: { id }, body: hanabi })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { issues: [{ path: 'game', message: 'belongs in the address, as ?game=…' }] },
  })
  expect((await api.call(check, { as, params: { id }, body: {} })).status).toBe(202)
})
