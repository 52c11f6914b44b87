import { saveHouseAgents } from '@wis/db/agents'
import { houseOfKit, kitCalled } from '@wis/games'
import { describe, expect, it, vi } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { Asker } from '../../testing/api-rig.ts'

const spec = {
  name: 'Does the perfect player win?',
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 2, repeats: 2 },
  seed: 'test',
}
const larger = { ...spec, design: { materials: 3, repeats: 3 } }

const limits = {
  WIS_LAB_RUNNING_PER_MEMBER: '1',
  WIS_LAB_MATCHES_PER_EXPERIMENT: '8',
  WIS_LAB_MATCHES_PER_MEMBER: '14',
  WIS_LAB_STORED_MB_PER_MEMBER: '1',
} as const

async function lab() {
  const api = await apiRig()
  for (const [name, value] of Object.entries(limits)) vi.stubEnv(name, value)
  const kit = kitCalled('tic-tac-toe')
  const texts = { nameZh: '', description: '', descriptionZh: '', game: 'tic-tac-toe' }
  await saveHouseAgents(
    api.db,
    (kit ? houseOfKit(kit) : []).map(({ slug }) => ({ ...texts, slug, name: slug })),
  )
  const make = (as: Asker, more: object = {}) =>
    api.call('POST /experiments', { as, body: { spec, ...more } })
  const plan = async (as: Asker, wanted: object) =>
    jsonOf('POST /experiments/plan', await api.call('POST /experiments/plan', { as, body: { spec: wanted } }))
  return { api, make, plan, owner: await api.user(), other: await api.user(), admin: await api.user('admin') }
}

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id

describe('an experiment beyond those that may run at once', { timeout: 60_000 }, () => {
  it('stands in line: its plan says so before, and its page and the plan of the next one after', async () => {
    const { api, make, plan, owner, other } = await lab()
    expect(await plan(owner.session, spec)).toMatchObject({ faults: [], line: null })
    await make(owner.session)
    const line = { place: 1, running: 1, most: 1 }
    expect(await plan(owner.session, spec)).toMatchObject({
      faults: [],
      line,
      limits: {
        running: { used: 1, most: 1 },
        matchesOfOne: { most: 8 },
        matchesToPlay: { used: 4, most: 14 },
      },
    })
    expect(await plan(other.session, spec)).toMatchObject({ line: null })
    const id = await idOf(await make(owner.session))
    const page = await api.call('GET /experiments/{id}', { as: owner.session, params: { id } })
    expect(await jsonOf('GET /experiments/{id}', page)).toMatchObject({ state: 'queued', line })
    expect(await plan(owner.session, spec)).toMatchObject({ line: { ...line, place: 2 } })
    const moved = await api.call('POST /experiments/{id}/state', {
      as: owner.session,
      params: { id },
      body: { move: 'pause' },
    })
    expect(await jsonOf('POST /experiments/{id}/state', moved)).toMatchObject({ state: 'paused', line: null })
  })
})

describe('an experiment beyond a limit of its member', { timeout: 60_000 }, () => {
  it('is refused when it is planned and when it is made, with what is allowed and what is used', async () => {
    const { make, plan, owner, admin } = await lab()
    expect(await plan(owner.session, larger)).toHaveProperty('faults.0', {
      path: 'design',
      message:
        'one experiment may have 8 matches here, and this one has 9: plan fewer, or ask the operator for more',
    })
    expect((await make(owner.session, { spec: larger })).status).toBe(422)
    expect((await make(admin.session, { spec: larger })).status).toBe(201)
    for (let n = 0; n < 3; n++) expect((await make(owner.session, { start: false })).status).toBe(201)
    const refused = await make(owner.session)
    expect(await refused.json()).toMatchObject({
      error: {
        issues: [
          {
            path: 'design',
            message: expect.stringContaining(
              'have 12 matches to play, and 4 would come on top; 14 are allowed',
            ) as string,
          },
        ],
      },
    })
  })

  it('is refused when it starts or resumes, once its member has stored too much', async () => {
    const { api, make, owner } = await lab()
    const id = await idOf(await make(owner.session, { start: false }))
    await api.db.pool.query('update experiments set stored_bytes = $2 where id = $1', [id, 3 * 2 ** 20])
    const refused = await api.call('POST /experiments/{id}/state', {
      as: owner.session,
      params: { id },
      body: { move: 'start' },
    })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      error: {
        code: 'conflict',
        message:
          'This is beyond a limit of the site: your experiments store 3 MiB, and 1 MiB are allowed: ask the operator for more room.',
      },
    })
  })
})
