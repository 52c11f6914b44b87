import { ids } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { boardSorts } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { readAgent } from '../doors/agents.ts'
import { leaderboard } from '../doors/boards.ts'
import type { BoardQuery } from '../doors/boards.ts'
import { saveSeason } from '../doors/seasons.ts'
import type { Database } from '../index.ts'
import { skillMap } from '../rating/skill-map.ts'
import { takeBoard } from '../season/take-board.ts'
import { standingColumns } from './standing-row.ts'

interface Standing {
  readonly agent: string
  readonly total: number
  readonly points: number
  readonly matches: number
  readonly kind?: 'house'
}

async function boardWith(standings: readonly Standing[]): Promise<Database> {
  const db = await freshDatabase()
  const season = { slug: 's', name: 'S', game: 'who-is-spy', ruleset: rulesets['wis-2024'], demo: false }
  const seasonId = await saveSeason(db, { ...season, languages: ['en'] })
  for (const { agent, kind = 'webhook', ...counts } of standings) {
    await db.pool.query(`insert into agents (id, slug, name, kind) values ($1, $1, $1, $2)`, [agent, kind])
    const row = {
      season_id: seasonId,
      language: 'en',
      agent_id: agent,
      updated_at: new Date(),
      ...Object.fromEntries(standingColumns.map((name) => [name, 0])),
      ...counts,
    }
    const names = Object.keys(row).join(', ')
    const text = `insert into standings (${names}) select ${names} from jsonb_populate_record(null::standings, $1)`
    await db.pool.query(text, [JSON.stringify(row)])
  }
  return db
}

async function ranks(db: Database, query: Partial<BoardQuery> = {}) {
  const board = await leaderboard(db, { language: 'en', ...query })
  return board?.items.map(({ rank, agent }) => `${rank} ${agent.slug}`)
}

describe('the official board', () => {
  it('goes by total, then by the average, then by fewer matches', async () => {
    const db = await boardWith([
      { agent: 'more-matches', total: 1500, points: 30, matches: 30 },
      { agent: 'poor', total: 1499, points: 900, matches: 10 },
      { agent: 'fewer-matches', total: 1500, points: 10, matches: 10 },
      { agent: 'better-average', total: 1500, points: 11, matches: 10 },
    ])
    expect(await ranks(db)).toEqual(['1 better-average', '2 fewer-matches', '3 more-matches', '4 poor'])
  })

  it('gives equal agents the same rank, and the next agent the rank after all of them', async () => {
    const equal = { total: 1500, points: 1, matches: 3 }
    const db = await boardWith([
      { agent: 'c', ...equal },
      { agent: 'd', total: 1000, points: 1, matches: 3 },
      { agent: 'a', ...equal },
      { agent: 'b', ...equal },
    ])
    expect(await ranks(db)).toEqual(['1 a', '1 b', '1 c', '4 d'])
  })

  it('shows the make-up of its agents as their pages do, and filters by it without moving a place', async () => {
    const counts = { points: 1, matches: 3 }
    const db = await boardWith([
      { agent: 'house', total: 1500, ...counts, kind: 'house' },
      { agent: 'big', total: 1400, ...counts },
      { agent: 'small', total: 1300, ...counts },
      { agent: 'silent', total: 1200, ...counts },
      { agent: 'hub', total: 1100, ...counts },
    ])
    const version = async (agentId: string, data: object) =>
      db.prisma.agentVersion.create({ data: { id: agentId, agentId, number: 1, settings: {}, ...data } })
    await version('house', {})
    await version('big', { declaredModel: 'Gamma_70', declaredBillions: 70, declaredOpen: false })
    await version('small', { declaredModel: 'gamma 7', declaredBillions: 7, declaredHarness: 'loop' })
    await version('silent', {})
    await version('hub', {
      declaredModel: 'mine',
      declaredOpen: false,
      declaredBillions: 90,
      hub: { model: 'org/gamma', library: 'transformers', billions: 7.62, openWeights: true },
    })
    const board = await leaderboard(db, { language: 'en' })
    for (const { agent } of board?.items ?? [])
      expect(agent.making?.makeUp).toEqual((await readAgent(db, ids.agent(agent.id)))?.makeUp)
    expect(await ranks(db, { madeOf: { model: 'GAMMA' } })).toEqual(['2 big', '3 small', '5 hub'])
    expect(await ranks(db, { madeOf: { model: 'a_7' } })).toEqual(['2 big'])
    expect(await ranks(db, { madeOf: { openWeights: true } })).toEqual(['5 hub'])
    expect(await ranks(db, { madeOf: { openWeights: false } })).toEqual(['2 big'])
    expect(await ranks(db, { madeOf: { maxBillions: 10 }, sort: 'matches' })).toEqual(['3 small', '5 hub'])
    expect(await ranks(db, { madeOf: { model: 'rules' } })).toEqual([])
  })

  it.each(['frozen', 'closed'])(
    'that is %s is narrowed by what agents are made of now, and ranks stay',
    async (state) => {
      const counts = { points: 1, matches: 3 }
      const db = await boardWith([
        { agent: 'big', total: 1400, ...counts },
        { agent: 'small', total: 1300, ...counts },
        { agent: 'silent', total: 1200, ...counts },
      ])
      const languages = ['en']
      const board = await takeBoard(db, { slug: 's', languages, final: state === 'closed' })
      await db.prisma.season.updateMany({
        data: { state, board: JSON.parse(JSON.stringify(board)) as object },
      })
      await db.pool.query(`update standings set total = 5000 where agent_id = 'silent'`)
      const version = async (agentId: string, data: object) =>
        db.prisma.agentVersion.create({ data: { id: agentId, agentId, number: 1, settings: {}, ...data } })
      await version('big', { declaredModel: 'Gamma 70', declaredBillions: 70 })
      await version('small', { declaredModel: 'gamma 7', declaredBillions: 7 })
      await version('silent', {})
      expect(await ranks(db)).toEqual(['1 big', '2 small', '3 silent'])
      expect(await ranks(db, { madeOf: { model: 'gamma' } })).toEqual(['1 big', '2 small'])
      expect(await ranks(db, { madeOf: { maxBillions: 10 } })).toEqual(['2 small'])
      expect(await ranks(db, { madeOf: { model: 'gamma' }, limit: 1, cursor: '1' })).toEqual(['2 small'])
      expect(await ranks(db, { madeOf: { openWeights: true } })).toEqual([])
    },
  )

  it('continues at the end of the page before', async () => {
    const db = await boardWith(
      [...'abcdefg'].map((agent, place) => ({ agent, total: 2000 - place, points: 1, matches: 1 })),
    )
    const first = await leaderboard(db, { language: 'en', limit: 3 })
    expect(first?.items.map(({ rank }) => rank)).toEqual([1, 2, 3])
    expect(await ranks(db, { limit: 3, cursor: first?.nextCursor ?? '' })).toEqual(['4 d', '5 e', '6 f'])
    expect((await leaderboard(db, { language: 'en', limit: 3, cursor: '6' }))?.nextCursor).toBeNull()
  })

  it('gives equal agents the same rank across pages', async () => {
    const db = await boardWith([
      ...[...'ab'].map((agent) => ({ agent, total: 2000, points: 4, matches: 2 })),
      ...[...'cdef'].map((agent) => ({ agent, total: 1900, points: 4, matches: 2 })),
      { agent: 'g', total: 1900, points: 4, matches: 3 },
      ...[...'hi'].map((agent) => ({ agent, total: 1500, points: 0, matches: 0 })),
    ])
    const whole = await ranks(db)
    expect(whole).toEqual(['1 a', '1 b', '3 c', '3 d', '3 e', '3 f', '7 g', '8 h', '8 i'])
    for (const limit of [1, 2, 3]) {
      for (let before = 0; before < 9; before++) {
        const page = await ranks(db, { limit, cursor: String(before) })
        expect(page).toEqual(whole?.slice(before, before + limit))
      }
    }
    expect(await ranks(db, { cursor: '9' })).toEqual([])
  })

  it('ranks as if there were no house agents if they are left out', async () => {
    const db = await boardWith([
      { agent: 'house', kind: 'house', total: 3000, points: 1, matches: 1 },
      { agent: 'ours', total: 2000, points: 1, matches: 1 },
    ])
    expect(await ranks(db)).toEqual(['1 house', '2 ours'])
    expect(await ranks(db, { includeHouse: false })).toEqual(['1 ours'])
  })
})

describe('an agent’s making on the board', () => {
  const texts = { en: { system: 's', speech: 'p', vote: 'v' } }
  const custom = { id: 'mine', version: 1, name: 'Mine', texts }
  const model = { model: 'org/model', provider: 'auto' }
  const space = { space: 'owner/space' }

  it.each([
    ['hf-model', false, { ...model, strategy: { preset: 'detective' } }],
    ['hf-model', true, { ...model, strategy: { custom: { ...custom, basedOn: 'detective' } } }],
    ['openai', false, { baseUrl: 'https://a.example/v1', model: 'm', strategy: { custom } }],
    ['hf-space', false, space],
    ['hf-space', true, space],
    ['house', false, { persona: 'fox' }],
  ])(
    'agrees with the profile of its newest version: %s, published %s, %o',
    async (kind, published, given) => {
      const db = await boardWith([{ agent: 'a', total: 1, points: 1, matches: 1 }])
      await db.pool.query('update agents set kind = $1, published = $2', [kind, published])
      const insert = `insert into agent_versions (id, agent_id, number, settings) values ($1, 'a', $2, $3)`
      await db.pool.query(insert, ['v1', 1, JSON.stringify({ model: 'older' })])
      await db.pool.query(insert, ['v2', 2, JSON.stringify(given)])
      const profile = await readAgent(db, ids.agent('a'))
      const [row] = (await leaderboard(db, { language: 'en' }))?.items ?? []
      const { id, custom: own } = profile?.connector.strategy ?? {}
      expect(row?.agent.making).toEqual({
        version: profile?.version,
        space: profile?.connector.space,
        model: profile?.connector.model,
        strategy: profile?.connector.strategy ? { id, custom: own } : null,
        makeUp: profile?.makeUp,
      })
      expect(profile?.version).toBe(2)
    },
  )
})

describe('the board in another order', () => {
  const standings = [
    { agent: 'a', total: 3000, points: 30, matches: 30 },
    { agent: 'b', total: 2000, points: 90, matches: 9 },
    { agent: 'c', total: 1000, points: 10, matches: 10 },
  ]

  async function ratedBoard() {
    const db = await boardWith(standings)
    const { id: seasonId } = await db.prisma.season.findFirstOrThrow()
    const scale = { rating: 1500, low: 1400, high: 1600, matches: 5 }
    const scales = { deception: scale, detection: scale }
    const field = { averageSpyWins: 0.4, influence: 2, spread: { deception: 100, detection: 90, pair: 50 } }
    const place = { seasonId, language: 'en', fittedAt: new Date(0), matches: 40 }
    await db.prisma.ratingFit.create({ data: { ...place, basis: '', field } })
    const row = { ...place, scales, rankBest: 1, rankWorst: 2 }
    const [b, c] = [
      { rating: 1490, low: 1440, high: 1540, provisional: false },
      { rating: 1600, low: 1480, high: 1720, provisional: true },
    ]
    await db.prisma.agentRating.createMany({
      data: [
        { ...row, agentId: 'b', ...b },
        { ...row, agentId: 'c', ...c },
      ],
    })
    await db.prisma.agentPace.create({
      data: { agentId: 'a', turns: 40, faults: 2, p95LatencyMs: 900, measuredAt: new Date(0) },
    })
    return db
  }

  it('is a map of those agents alone that are made of what is asked for', async () => {
    const db = await ratedBoard()
    const { id: seasonId } = await db.prisma.season.findFirstOrThrow()
    const version = { number: 1, settings: {} }
    await db.prisma.agentVersion.createMany({
      data: [
        { ...version, id: 'b', agentId: 'b', declaredModel: 'Gamma 70', declaredOpen: false },
        { ...version, id: 'c', agentId: 'c', declaredModel: 'gamma 7', declaredOpen: true },
      ],
    })
    const mapped = async (madeOf: NonNullable<BoardQuery['madeOf']>) =>
      (await skillMap(db, { seasonId, language: 'en', includeHouse: true, madeOf })).map(
        ({ agent }) => agent.slug,
      )
    expect(await mapped({})).toEqual(['c', 'b'])
    expect(await mapped({ model: 'gamma' })).toEqual(['c', 'b'])
    expect(await mapped({ openWeights: false })).toEqual(['b'])
    expect(await mapped({ model: 'gamma', openWeights: true })).toEqual(['c'])
    expect(await mapped({ maxBillions: 10 })).toEqual([])
  })

  it('by rating keeps the official ranks and puts agents without a rating last', async () => {
    const db = await ratedBoard()
    expect(await ranks(db, { sort: 'rating' })).toEqual(['3 c', '2 b', '1 a'])
    expect(await ranks(db, { sort: 'rating', limit: 1, cursor: '1' })).toEqual(['2 b'])
  })

  it('shows for every row its background results, and their time', async () => {
    const board = await leaderboard(await ratedBoard(), { language: 'en' })
    expect(board?.ratings).toMatchObject({ asOf: new Date(0).toISOString(), matches: 40 })
    const [a, b, c] = board?.items ?? []
    expect(a).toMatchObject({ skill: null, pace: { turns: 40, faults: 2, p95LatencyMs: 900 } })
    expect(b).toMatchObject({ pace: null, skill: { rating: 1490, provisional: false, matchesMissing: 0 } })
    expect(c?.skill?.matchesMissing).toBeGreaterThan(0)
  })

  it.each(boardSorts)('by %s lists every agent once', async (sort) => {
    const rows = (await ranks(await ratedBoard(), { sort })) ?? []
    expect(rows.toSorted()).toEqual(['1 a', '2 b', '3 c'])
  })
})
