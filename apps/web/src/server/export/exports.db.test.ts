import { dataOfGame } from '@wis/dataset'
import { compareStandings, rebuildStandings } from '@wis/db/boards'
import { decide, moveSeason } from '@wis/db/seasons'
import { verifySeason } from '@wis/proof'
import type { SeasonVerdict } from '@wis/proof'
import { parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig, Asker } from '../../testing/api-rig.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'

const tableNames = dataOfGame('who-is-spy')?.names ?? []
const seeds = ['a', 'f', 'g'] as const

async function seasonOf(api: ApiRig, matches: number = seeds.length) {
  const seasonId = await openSeason(api.db)
  const stored = []
  for (const seed of seeds.slice(0, matches)) stored.push(await storeMatch(api.db, { seasonId, seed }))
  return { seasonId, stored }
}

const exported = (api: ApiRig, as?: Asker) =>
  api.call('GET /seasons/{slug}/export.jsonl', { params: { slug: 'spring' }, as })

async function verdictOf(api: ApiRig): Promise<SeasonVerdict> {
  const text = await (await exported(api)).text()
  return verifySeason(text.trimEnd().split('\n'))
}

const change = (api: ApiRig, data: Parameters<ApiRig['db']['prisma']['season']['update']>[0]['data']) =>
  api.db.prisma.season.update({ where: { slug: 'spring' }, data })

describe('the export of a season', () => {
  it('proves every match and every number on its board', async () => {
    const api = await apiRig()
    await seasonOf(api)
    const told = { ok: true, slug: 'spring', isFinal: false, matches: 3, ranked: 3, standings: 18 }
    expect(await verdictOf(api)).toMatchObject(told)
  })

  it('proves the board after decisions, and after they were undone', async () => {
    const api = await apiRig()
    const { stored } = await seasonOf(api)
    const actor = { id: (await api.user('admin')).id, name: 'Ada' }
    const [first, second] = stored
    const reason = 'Because.'
    await decide(api.db, actor, 'spring', { kind: 'void', matchId: first?.id ?? '', reason })
    await decide(api.db, actor, 'spring', { kind: 'disqualify', agentId: second?.agents[0] ?? '', reason })
    const points = { language: 'en', points: -45 } as const
    await decide(api.db, actor, 'spring', {
      kind: 'correct',
      agentId: second?.agents[1] ?? '',
      ...points,
      reason,
    })
    expect(await verdictOf(api)).toMatchObject({ ok: true, decisions: 3, standings: 12 })
    await decide(api.db, actor, 'spring', { kind: 'undo', undoes: 1, reason })
    expect(await verdictOf(api)).toMatchObject({ ok: true, decisions: 4, standings: 18 })
  })

  it('of a closed season proves the board that it was closed with', async () => {
    const api = await apiRig()
    const { seasonId } = await seasonOf(api)
    const actor = { id: (await api.user('admin')).id, name: 'Ada' }
    for (const state of ['closing', 'closed'] as const) await moveSeason(api.db, actor, seasonId, state)
    expect(await verdictOf(api)).toMatchObject({ ok: true, isFinal: true, standings: 18 })
  })

  it('says which agents only sat in, if a schedule may seat them, and proves the board without them', async () => {
    const api = await apiRig()
    const { stored } = await seasonOf(api, 1)
    const [id] = stored[0]?.agents ?? []
    await api.db.prisma.agent.update({ where: { id: id ?? '' }, data: { kind: 'house', ownerId: null } })
    await api.db.prisma.seat.updateMany({ where: { agentId: id ?? '' }, data: { sitsIn: true } })
    await api.db.prisma.ledgerRow.deleteMany({ where: { agentId: id ?? '' } })
    await rebuildStandings(api.db)
    expect(await verdictOf(api)).toMatchObject({ ok: false, what: 'match' })
    await change(api, { format: 'round-robin' })
    expect(await (await exported(api)).text()).toContain(`"sitsIn":["${id}"]`)
    expect(await verdictOf(api)).toMatchObject({ ok: true, standings: 5 })
    expect(await compareStandings(api.db)).toEqual([])
  })

  it('does not hide that somebody has changed the standings', async () => {
    const api = await apiRig()
    await seasonOf(api)
    await api.db.pool.query(
      'update standings set total = total + 15 where agent_id = (select min(agent_id) from standings)',
    )
    expect(await verdictOf(api)).toMatchObject({ ok: false, what: 'standing' })
  })

  it('holds no match that is still being played', async () => {
    const api = await apiRig()
    const { seasonId } = await seasonOf(api, 1)
    await storeMatch(api.db, { seasonId, seed: 'c', entries: 12 })
    expect(await verdictOf(api)).toMatchObject({ ok: true, matches: 1 })
  })

  it.each([
    ['under embargo', { embargo: true }],
    ['whose board stands still', { state: 'frozen' }],
    ['that is closing', { state: 'closing' }],
  ])('of a season %s is for its organizer alone', async (_, data) => {
    const api = await apiRig()
    await seasonOf(api, 1)
    const organizer = await api.user('organizer')
    await change(api, { ...data, ownerId: organizer.id })
    const stranger = await api.user('organizer')
    expect((await exported(api)).status).toBe(409)
    expect((await exported(api, stranger.session)).status).toBe(409)
    expect((await exported(api, organizer.session)).status).toBe(200)
  })

  it('waits for withheld matches, and is available once everything is published', async () => {
    const api = await apiRig()
    await seasonOf(api, 1)
    await api.db.pool.query('update matches set withheld = true')
    expect((await exported(api)).status).toBe(409)
    await api.db.pool.query('update matches set withheld = false')
    await change(api, { embargo: true, publishedAt: new Date() })
    expect((await exported(api)).status).toBe(200)
  })

  it('of a season that is being set up does not exist for the public', async () => {
    const api = await apiRig()
    await seasonOf(api, 0)
    await change(api, { state: 'created' })
    expect((await exported(api)).status).toBe(404)
  })
})

describe('the tables of a season', () => {
  it('hold the same rows in both forms', async () => {
    const api = await apiRig()
    await seasonOf(api)
    for (const name of tableNames) {
      const of = (table: string) =>
        api.call('GET /seasons/{slug}/{table}', { params: { slug: 'spring', table } })
      const rows = await parquetReadObjects({ file: await (await of(`${name}.parquet`)).arrayBuffer() })
      const csv = await (await of(`${name}.csv`)).text()
      expect([name, csv.split('\r\n').length - 2]).toEqual([name, rows.length])
      expect(rows.length).toBeGreaterThan(2)
    }
  })

  it('say which decision voided a match', async () => {
    const api = await apiRig()
    const { stored } = await seasonOf(api, 2)
    const actor = { id: (await api.user('admin')).id, name: 'Ada' }
    await decide(api.db, actor, 'spring', { kind: 'void', matchId: stored[1]?.id ?? '', reason: 'Because.' })
    const answer = await api.call('GET /seasons/{slug}/{table}', {
      params: { slug: 'spring', table: 'matches.parquet' },
    })
    const rows = await parquetReadObjects({ file: await answer.arrayBuffer() })
    expect(rows.map((row) => row['voided_by'])).toEqual([null, 1])
  })

  it('are no more than the known ones', async () => {
    const api = await apiRig()
    await seasonOf(api, 0)
    const answer = await api.call('GET /seasons/{slug}/{table}', {
      params: { slug: 'spring', table: 'words.csv' },
    })
    expect(answer.status).toBe(404)
  })
})

it('include a data set with everything in it, and its card says how much', async () => {
  const api = await apiRig()
  await seasonOf(api)
  const answer = await api.call('GET /seasons/{slug}/dataset.zip', { params: { slug: 'spring' } })
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  const names = tableNames.flatMap((name) => [`${name}.parquet`, `${name}.csv`])
  expect([...names, 'export.jsonl', 'README.md'].filter((name) => !text.includes(name))).toEqual([])
  expect(answer.headers.get('content-type')).toBe('application/zip')
})
