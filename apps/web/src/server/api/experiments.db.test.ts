import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { keepDealt, keepPlayed, keepReport, openExperiment } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { readSpec, reportOf } from '@wis/lab'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { saveHouseOf } from '../../testing/stored-experiment.ts'

const spec = {
  name: 'Does the perfect player win?',
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 2, repeats: 2 },
  seed: 'test',
}

async function house(db: Database): Promise<void> {
  const kit = kitCalled('tic-tac-toe')
  if (kit) await saveHouseOf(db, kit)
}

async function lab() {
  const api = await apiRig()
  await house(api.db)
  return { api, owner: await api.user(), other: await api.user() }
}

async function made(api: ApiRig, as: Awaited<ReturnType<ApiRig['user']>>, more: object = {}) {
  const answer = await api.call('POST /experiments', { as: as.session, body: { spec, ...more } })
  expect(answer.status).toBe(201)
  return jsonOf('POST /experiments', answer) as Promise<{ id: string; share: string }>
}

/** A model that may be a judge. */
async function critic(db: Database, ownerId: string) {
  await db.pool.query(
    `insert into agents (id, slug, name, kind, languages, games, owner_id) values
     ('critic', 'critic', 'Critic', 'openai', '{en}', '{}', $1)`,
    [ownerId],
  )
  await db.pool.query(
    `insert into agent_versions (id, agent_id, number, settings) values
     ('critic', 'critic', 1, '{"kind":"openai","baseUrl":"https://api.example/v1","model":"m","strategy":{"preset":"plain"}}')`,
  )
}

/** A match in which this agent answered once, with 200 tokens. */
async function answered(db: Database, agent: string, latencyMs: number) {
  const { id: agentId, versions } = await db.prisma.agent.findFirstOrThrow({
    where: { slug: agent },
    include: { versions: true },
  })
  const { id: seasonId } = await db.prisma.season.create({
    data: {
      id: 's',
      slug: 's',
      name: 's',
      game: 'who-is-spy',
      ruleset: {},
      languages: ['en'],
      state: 'open',
    },
  })
  const call = { seq: 1, seat: 0, kind: 'speech', round: 1, startedAt: new Date(), latencyMs, reply: 'So.' }
  await db.prisma.match.create({
    data: {
      id: `of-${agent}`,
      game: 'who-is-spy',
      seasonId,
      mode: 'practice',
      language: 'en',
      ruleset: {},
      status: 'finished',
      seed: 'x',
      salt: 'x',
      commitment: 'x',
      seats: { create: [{ seat: 0, alias: 'A', agentId, versionId: versions[0]?.id ?? '' }] },
      calls: { create: [{ ...call, inputTokens: 190, outputTokens: 10 }] },
    },
  })
}

describe('a plan', () => {
  it('says what an experiment takes, and stores nothing', async () => {
    const { api, owner } = await lab()
    const answer = await api.call('POST /experiments/plan', { as: owner.session, body: { spec } })
    expect(await jsonOf('POST /experiments/plan', answer)).toMatchObject({
      faults: [],
      plan: { matches: 4, deals: 4 },
    })
    expect(await api.db.prisma.experiment.count()).toBe(0)
  })

  it('counts the calls and the tokens of judges', async () => {
    const { api, owner } = await lab()
    await critic(api.db, owner.id)
    const plan = async (judges: readonly object[]) => {
      const asked = { ...spec, game: 'who-is-spy', subjects: ['fox'], opponents: ['granny'], judges }
      const answer = await api.call('POST /experiments/plan', { as: owner.session, body: { spec: asked } })
      const read = (await jsonOf('POST /experiments/plan', answer)) as {
        plan: { calls: number; ratings: number; tokens: number | null; minutes: number | null }
      }
      return read.plan
    }
    const without = await plan([])
    const judged = await plan([{ agent: 'critic', rubric: 'clue-fit', times: 2 }])
    expect(without).toMatchObject({ ratings: 0, tokens: null })
    expect(judged.ratings).toBeGreaterThan(4)
    expect(judged.calls - without.calls).toBeCloseTo(judged.ratings, -1)
    expect(judged.tokens).toBeGreaterThan(judged.ratings)
    const free = await plan([{ agent: 'sample-counter', rubric: 'clue-fit', times: 2 }])
    expect(free).toMatchObject({ ratings: judged.ratings, tokens: null, withoutTime: [] })
    expect(judged).toMatchObject({ minutes: without.minutes, withoutTime: ['critic'] })
    await answered(api.db, 'critic', 6_000)
    const timed = await plan([{ agent: 'critic', rubric: 'clue-fit', times: 2 }])
    expect((timed.minutes ?? 0) - (without.minutes ?? 0)).toBeCloseTo(judged.ratings / 10, 0)
    expect(timed.tokens).toBeCloseTo(200 * judged.ratings, -3)
  })

  it('names every fault by its path', async () => {
    const { api, owner } = await lab()
    await api.db.pool.query(
      `insert into agents (id, slug, name, kind, languages, games) values
       ('closed', 'closed', 'Closed', 'webhook', '{en}', '{}'), ('open', 'open', 'Open', 'webhook', '{en}', '{}')`,
    )
    await api.db.pool.query(`update agents set lab_subject = true where id = 'open'`)
    await api.db.pool.query(
      `insert into agent_versions (id, agent_id, number, settings) values ('closed', 'closed', 1, '{}'), ('open', 'open', 1, '{}')`,
    )
    const wrong = { ...spec, subjects: ['nobody', 'closed', 'open', 'open@7'] }
    const answer = await api.call('POST /experiments/plan', { as: owner.session, body: { spec: wrong } })
    const { faults } = (await jsonOf('POST /experiments/plan', answer)) as { faults: { path: string }[] }
    expect(faults.map(({ path }) => path)).toEqual(['subjects.0', 'subjects.1', 'subjects.3'])
    const refused = await api.call('POST /experiments', { as: owner.session, body: { spec: wrong } })
    expect(refused.status).toBe(422)
  })
})

describe('an experiment', () => {
  it('tells the hash of its plan, and when it was fixed, from its beginning on', async () => {
    const { api, owner } = await lab()
    const { id } = await made(api, owner)
    const { createdAt, planSha256 } = await api.db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    const answer = await api.call('GET /experiments/{id}', { params: { id }, as: owner.session })
    expect(planSha256).toMatch(/^[0-9a-f]{64}$/)
    expect(await answer.json()).toMatchObject({
      plan: { sha256: planSha256, at: createdAt.toISOString() },
      report: null,
    })
  })

  it('is read by its owner, by the link, or by everybody, as its owner decides', async () => {
    const { api, owner, other } = await lab()
    const { id, share } = await made(api, owner, { start: false })
    const status = async (query: Record<string, string> = {}, as?: typeof other) =>
      (await api.call('GET /experiments/{id}', { params: { id }, query, ...(as && { as: as.session }) }))
        .status
    expect([
      await status(),
      await status({ share }),
      await status({}, other),
      await status({}, owner),
    ]).toEqual([404, 404, 404, 200])
    const change = (access: string, as = owner) =>
      api.call('PATCH /experiments/{id}', { params: { id }, as: as.session, body: { access } })
    expect((await change('public', other)).status).toBe(404)
    await change('link')
    expect([
      await status(),
      await status({ share }),
      await status({ share: share.replace(/./, 'z') }),
    ]).toEqual([404, 200, 400])
    await change('public')
    expect(await status()).toBe(200)
    const listed = await api.call('GET /experiments', {})
    expect(await jsonOf('GET /experiments', listed)).toMatchObject({ items: [{ id, isOwn: false }] })
    const page = await api.call('GET /experiments/{id}', { params: { id } })
    expect(await jsonOf('GET /experiments/{id}', page)).toMatchObject({ share: null, state: 'planned' })
  })

  it('goes from state to state, and nowhere else', async () => {
    const { api, owner } = await lab()
    const { id } = await made(api, owner, { start: false })
    const move = async (name: string) => {
      const answer = await api.call('POST /experiments/{id}/state', {
        params: { id },
        as: owner.session,
        body: { move: name },
      })
      return answer.status
    }
    const found = []
    for (const name of ['pause', 'start', 'start', 'pause', 'resume', 'cancel', 'resume'])
      found.push(await move(name))
    expect(found).toEqual([409, 200, 409, 200, 200, 200, 409])
  })

  it('gives its rows and its report in several forms', async () => {
    const { api, owner } = await lab()
    const { id } = await made(api, owner, { access: 'public' })
    const row = {
      number: 1,
      deal: 1,
      subject: 'perfect',
      condition: 'baseline',
      seat: 0,
      factors: { seat: '1' },
      end: 'decided' as const,
      choices: [],
      forfeits: 0,
      turns: 3,
      match: 'm1',
      tokens: 0,
      usd: 0,
      ms: 5,
      results: [0, 1].map((team) => ({ place: 1 + team, team, role: null, points: 1 - team, facts: {} })),
    } as const
    await inTransaction(api.db, async (client) => {
      expect(await openExperiment(client, id)).toMatchObject({ under: { matches: 0 }, again: [] })
    })
    const rows = () => api.call('GET /experiments/{id}/rows', { params: { id } })
    const report = (format: string) =>
      api.call('GET /experiments/{id}/report', { params: { id }, query: { format } })
    expect([(await rows()).status, (await report('json')).status]).toEqual([200, 409])
    await storeRow(api.db, id, row)
    const text = await (await rows()).text()
    expect(JSON.parse(text)).toEqual(row)
    const csv = await api.call('GET /experiments/{id}/rows', { params: { id }, query: { format: 'csv' } })
    expect((await csv.text()).split('\n')[1]).toContain('perfect,baseline,0,m1,decided')
    const read = readSpec(spec)
    const due = { id, judged: 0, reportJudged: 0, withdrawals: 0 }
    if (read.ok) await keepReport(api.db, { report: reportOf(read.spec, [row]), matches: 1, due })
    expect(await (await report('json')).json()).toMatchObject({
      matches: 1,
      report: { spec: { seed: 'test' } },
    })
    for (const format of ['md', 'tex', 'csv'])
      expect(await (await report(format)).text()).toContain('perfect')
  })
})

async function storeRow(db: Database, experimentId: string, row: object): Promise<void> {
  const plan = { deal: 1, subject: 'perfect', condition: 'baseline', seat: 0, factors: {}, changed: [] }
  const season = { id: 'lab', slug: '.lab', name: 'lab', game: 'tic-tac-toe', ruleset: {}, languages: [] }
  await db.prisma.season.upsert({ where: { id: 'lab' }, update: {}, create: { ...season, state: 'created' } })
  await db.prisma.match.create({
    data: {
      id: 'm1',
      game: 'tic-tac-toe',
      seasonId: 'lab',
      mode: 'experiment',
      language: 'en',
      status: 'finished',
      ruleset: {},
      pair: [],
      seed: 's',
      salt: '',
      commitment: '',
    },
  })
  const matchId = ids.match('m1')
  await inTransaction(db, (client) =>
    keepDealt(client, { experimentId, number: 1, matchId, plan, tokens: 0, spend: 0 }),
  )
  const match = { experimentId, number: 1, matchId, tokens: 10, spend: 0, bytes: 0 }
  expect(await keepPlayed(db, match, { row, failed: false })).toBe(true)
  expect(await keepPlayed(db, match, { row, failed: false })).toBe(false)
}

const deep = {
  name: 'DEEP',
  task: 'deep',
  subjects: ['sample-speller'],
  words: 4,
  seed: 'deep',
  judges: [{ agent: 'sample-checker', rubric: 'description-match' }],
}

describe('a task', () => {
  it('is planned like an experiment, and agents that cannot describe a word are refused by name', async () => {
    const { api, owner } = await lab()
    const planned = await api.call('POST /experiments/plan', { as: owner.session, body: { spec: deep } })
    expect(await jsonOf('POST /experiments/plan', planned)).toMatchObject({
      faults: [],
      plan: { matches: 8, deals: 4, calls: 8 * 1.5 + 16, tokens: null, minutes: null, withoutTime: [] },
    })
    await critic(api.db, owner.id)
    await answered(api.db, 'critic', 6_000)
    const own = { ...deep, judges: [...deep.judges, { agent: 'critic', rubric: 'description-match' }] }
    const priced = await api.call('POST /experiments/plan', { as: owner.session, body: { spec: own } })
    expect(await jsonOf('POST /experiments/plan', priced)).toMatchObject({
      plan: { ratings: 32, tokens: 16 * 200, minutes: 1.6, withoutTime: [] },
    })
    const wrong = { ...deep, subjects: ['tic-tac-toe-perfect', 'sample-checker', 'nobody'] }
    const answer = await api.call('POST /experiments/plan', { as: owner.session, body: { spec: wrong } })
    const { faults } = (await jsonOf('POST /experiments/plan', answer)) as { faults: object[] }
    expect(faults).toMatchObject(
      [
        { path: 'subjects.0', message: /^tic-tac-toe-perfect of the house .* cannot describe a word/ },
        { path: 'subjects.1', message: /^sample-checker cannot describe a word; there are sample-speller/ },
        { path: 'subjects.2', message: /^there is no agent of this name/ },
      ].map(({ path, message }) => ({ path, message: expect.stringMatching(message) as string })),
    )
  })

  it('is made, waits for its judges, and is read and cancelled like an experiment', async () => {
    const { api, owner } = await lab()
    const answer = await api.call('POST /experiments', { as: owner.session, body: { spec: deep } })
    const { id } = (await jsonOf('POST /experiments', answer)) as { id: string }
    const call = { as: owner.session, params: { id } }
    const page = await jsonOf('GET /experiments/{id}', await api.call('GET /experiments/{id}', call))
    expect(page).toMatchObject({
      game: 'deep',
      state: 'running',
      matches: 8,
      judgings: [{ round: 1, state: 'waiting', judges: [{ agent: 'sample-checker', times: 1 }] }],
      players: { 'sample-checker': { kind: 'sample' } },
    })
    const move = await api.call('POST /experiments/{id}/state', { ...call, body: { move: 'cancel' } })
    expect(await jsonOf('POST /experiments/{id}/state', move)).toMatchObject({ state: 'cancelled' })
  })
})

describe('the judges of an experiment with matches', () => {
  it('are judges of the laboratory or one’s own agents, and nobody else', async () => {
    const { api, owner } = await lab()
    await api.db.pool.query(
      `insert into agents (id, slug, name, kind, languages, games) values ('closed', 'closed', 'Closed', 'webhook', '{en}', '{}')`,
    )
    await api.db.pool.query(
      `insert into agent_versions (id, agent_id, number, settings) values ('closed', 'closed', 1, '{}')`,
    )
    const judges = ['sample-counter', 'sample-speller', 'closed', 'tic-tac-toe-perfect'].map((agent) => ({
      agent,
      rubric: 'clue-fit',
    }))
    const wanted = { ...spec, game: 'who-is-spy', subjects: ['fox'], opponents: [], judges }
    const answer = await api.call('POST /experiments/plan', { as: owner.session, body: { spec: wanted } })
    const { faults } = (await jsonOf('POST /experiments/plan', answer)) as {
      faults: { path: string; message: string }[]
    }
    const own = faults.filter(({ path }) => path.startsWith('judges'))
    expect(own.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'judges.1.agent: sample-speller cannot judge; there are sample-checker, sample-counter, sample-kind',
      'judges.2.agent: only your own agents may judge for you',
      expect.stringContaining('judges.3.agent: tic-tac-toe-perfect of the house plays its game alone'),
    ])
  })
})

describe('judging again', () => {
  it('is its owner’s to ask, of an experiment that is over and by judges that can', async () => {
    const { api, owner, other } = await lab()
    const answer = await api.call('POST /experiments', { as: owner.session, body: { spec: deep } })
    const { id } = (await jsonOf('POST /experiments', answer)) as { id: string }
    const ask = (body: object, as = owner) =>
      api.call('POST /experiments/{id}/judgings', { as: as.session, params: { id }, body })
    expect((await ask({})).status).toBe(409)
    await api.db.prisma.experiment.update({ where: { id }, data: { state: 'ended', played: 8 } })
    await api.db.prisma.judging.updateMany({ data: { state: 'over' } })
    expect((await ask({}, other)).status).toBe(404)
    const judges = (agent: string, rubric = 'description-match') => ({ judges: [{ agent, rubric }] })
    expect((await ask(judges('sample-speller'))).status).toBe(422)
    expect((await ask(judges('sample-kind', 'clue-fit'))).status).toBe(422)
    const trusted = { ...judges('sample-kind').judges[0], trust: 0.6 }
    expect((await ask({ judges: [{ ...trusted, trust: 2 }] })).status).toBe(422)
    const again = await ask({ judges: [trusted] })
    expect(await jsonOf('POST /experiments/{id}/judgings', again)).toMatchObject({
      state: 'running',
      judgings: [
        { round: 1, state: 'over' },
        { round: 2, state: 'waiting', judges: [{ agent: 'sample-kind', trust: 0.6 }] },
      ],
      players: { 'sample-kind': { kind: 'sample' } },
    })
    const stop = { as: owner.session, params: { id }, body: { move: 'cancel' } }
    const stopped = await api.call('POST /experiments/{id}/state', stop)
    expect(await jsonOf('POST /experiments/{id}/state', stopped)).toMatchObject({
      state: 'ended',
      judgings: [{ state: 'over' }, { state: 'dropped' }],
    })
    const rows = await api.call('GET /experiments/{id}/judgements', { as: owner.session, params: { id } })
    expect([rows.status, await rows.text()]).toEqual([200, ''])
  })
})
