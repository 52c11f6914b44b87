import { closeAnnotating, inviteAnnotators } from '@wis/db/experiments'
import { kitCalled } from '@wis/games'
import { exportedSuite, suiteFiles } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import { filesIn } from '../../testing/files-in.ts'
import { saveHouseOf } from '../../testing/stored-experiment.ts'
import { storeSuite } from '../../testing/stored-suite.ts'

const spec = {
  name: 'Two boards',
  seed: 'boards',
  subjects: ['random'],
  suite: {
    small: {
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      opponents: ['perfect'],
      design: { materials: 2, repeats: 1 },
    },
    large: {
      game: 'connect-four',
      ruleset: 'llmarena',
      opponents: ['one-ply'],
      design: { materials: 2, repeats: 1 },
    },
  },
  columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['small/win-rate', 'large/win-rate'] }] }],
}

async function rig() {
  const api = await apiRig()
  for (const { game } of Object.values(spec.suite)) {
    const kit = kitCalled(game)
    if (kit) await saveHouseOf(api.db, kit)
  }
  return api
}

interface Page {
  readonly id: string
  readonly share: string
  readonly state: string
  readonly access: string
  readonly parts: readonly {
    readonly id: string
    readonly part: string
    readonly state: string
    readonly ratingsWithheldSince?: string
  }[]
}

describe('a suite', () => {
  it('is planned as one, with the faults of its parts by their place', async () => {
    const api = await rig()
    const owner = await api.user()
    const plan = async (given: object) => {
      const answer = await api.call('POST /suites/plan', { as: owner.session, body: { spec: given } })
      return (await jsonOf('POST /suites/plan', answer)) as {
        faults: { path: string }[]
        plan: { matches: number } | null
        parts: { part: string; plan: { matches: number } }[]
      }
    }
    const planned = await plan(spec)
    expect(planned.faults).toEqual([])
    expect(planned.plan?.matches).toBe(4)
    expect(planned.parts.map(({ part, plan: own }) => [part, own.matches])).toEqual([
      ['small', 2],
      ['large', 2],
    ])
    // What is found and balanced is told of each part.
    const pair = {
      ...spec,
      subjects: ['random', 'perfect'],
      suite: { small: { ...spec.suite.small, design: { materials: 40, repeats: 1 } } },
      columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['small/win-rate'] }] }],
    }
    const both = await plan(pair)
    expect(both.plan).toMatchObject({
      factors: [{ factor: 'seat' }],
      detects: expect.arrayContaining([expect.objectContaining({ measure: 'small/win-rate', deals: 40 })]),
    })
    const strangers = await plan({ ...spec, subjects: ['stranger'] })
    expect(strangers.faults.map(({ path }) => path)).toEqual(['subjects.0'])
    const wrong = { ...spec.suite.large, game: 'chess' }
    expect(await plan({ ...spec, suite: { ...spec.suite, large: wrong } })).toMatchObject({
      faults: [{ path: 'suite.large.game' }],
      plan: null,
    })
    const people = { ...spec.suite.large, annotators: ['Ada'] }
    const invited = await plan({ ...spec, suite: { ...spec.suite, large: people } })
    expect(invited.faults.map(({ path }) => path)).toContain('suite.large.annotators')
  })

  it('is made, started, paused and opened as one; a stranger reads it when it is open', async () => {
    const api = await rig()
    const [owner, stranger] = [await api.user(), await api.user()]
    const created = await api.call('POST /suites', {
      as: owner.session,
      body: { spec, start: false },
    })
    expect(created.status).toBe(201)
    const { id } = (await jsonOf('POST /suites', created)) as Page
    const read = (as: typeof owner.session) => api.call('GET /suites/{id}', { params: { id }, as })
    expect((await read(stranger.session)).status).toBe(404)
    const page = (await jsonOf('GET /suites/{id}', await read(owner.session))) as Page
    expect(page).toMatchObject({ state: 'planned', parts: [{ part: 'small' }, { part: 'large' }] })
    const move = async (wanted: string) =>
      api.call('POST /suites/{id}/state', { params: { id }, as: owner.session, body: { move: wanted } })
    expect(await jsonOf('POST /suites/{id}/state', await move('start'))).toMatchObject({ state: 'running' })
    expect(await jsonOf('POST /suites/{id}/state', await move('pause'))).toMatchObject({ state: 'paused' })
    expect((await move('pause')).status).toBe(409)
    const changed = await api.call('PATCH /suites/{id}', {
      params: { id },
      as: owner.session,
      body: { access: 'public', budget: { tokens: 5_000 } },
    })
    expect(await jsonOf('PATCH /suites/{id}', changed)).toMatchObject({
      access: 'public',
      spec: { budget: { tokens: 5_000 }, suite: { small: {}, large: {} } },
    })
    expect((await read(stranger.session)).status).toBe(200)
    const [part] = page.parts
    const own = await api.call('GET /experiments/{id}', {
      params: { id: part?.id ?? '' },
      as: stranger.session,
    })
    expect(await jsonOf('GET /experiments/{id}', own)).toMatchObject({
      suite: { id, part: 'small' },
      spec: { budget: { tokens: 5_000 } },
    })
    const lists = [await api.call('GET /experiments', {}), await api.call('GET /suites', {})]
    const [experiments, suites] = (await Promise.all(lists.map((answer) => answer.json()))) as [
      { items: { id: string }[] },
      { items: { id: string }[] },
    ]
    expect(experiments.items).toEqual([])
    expect(suites.items.map((one) => one.id)).toEqual([id])
    expect((await api.call('GET /suites/{id}/report', { params: { id } })).status).toBe(409)
  })

  it('is exported with a folder for each part, once all are over', async () => {
    const api = await rig()
    const owner = await api.user()
    const created = await api.call('POST /suites', {
      as: owner.session,
      body: { spec, start: false, access: 'public' },
    })
    const { id } = (await jsonOf('POST /suites', created)) as Page
    const exported = (suite: string) => api.call('GET /suites/{id}/export.zip', { params: { id: suite } })
    expect((await exported(id)).status).toBe(409)
    const { id: over, report } = await storeSuite(api.db, { ownerId: owner.id, spec, access: 'public' })
    const files = await filesIn(await exported(over))
    const about = exportedSuite.parse(JSON.parse(files.get(suiteFiles.about) ?? ''))
    expect(about.parts).toEqual(['small', 'large'])
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['report.json', 'seal.json', 'small/experiment.json', 'large/seal.json']),
    )
    expect(JSON.parse(files.get(suiteFiles.report) ?? '')).toEqual(report)
    const written = await api.call('GET /suites/{id}/report', {
      params: { id: over },
      query: { format: 'csv' },
    })
    expect(await written.text()).toContain('small,cell,random,')
  })

  it('says since when people rate a part whose ratings that withholds', async () => {
    const api = await rig()
    const [owner, rater] = [await api.user(), await api.user()]
    const { id } = await storeSuite(api.db, { ownerId: owner.id, spec, access: 'public' })
    const parts = async () => {
      const page = await jsonOf('GET /suites/{id}', await api.call('GET /suites/{id}', { params: { id } }))
      return (page as Page).parts
    }
    const [small] = await parts()
    await inviteAnnotators(api.db, small?.id ?? '', { userIds: [rater.id], rubrics: [] })
    const since = (await parts()).map(({ ratingsWithheldSince }) => ratingsWithheldSince)
    expect(since).toEqual([expect.stringMatching(/^\d{4}-/), undefined])
    await closeAnnotating(api.db, small?.id ?? '', true)
    expect((await parts())[0]).not.toHaveProperty('ratingsWithheldSince')
  })
})
