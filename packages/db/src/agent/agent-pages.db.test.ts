import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { freshDatabase, ladderOf } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  addVersion,
  agentDirectory,
  agentEncounters,
  agentOpponents,
  agentRecord,
  agentWords,
  lastMatches,
  newestVersions,
  openAgents,
  ratingHistory,
  readAgent,
  updateAgent,
} from '../doors/agents.ts'
import { openTicket, queueLines, waitingTickets } from '../doors/matches.ts'
import type { Database } from '../index.ts'
import { model, registered, space, webhook } from '../testing/registered.ts'
import { decide, openSeason } from '../testing/settled.ts'

async function named(db: Database, names: readonly string[]): Promise<AgentId[]> {
  const agents: AgentId[] = []
  for (const name of names) agents.push((await registered(db, webhook, name)).agentId)
  return agents
}

const blank = {
  points: 0,
}

async function stand(
  { prisma }: Database,
  seasonId: SeasonId,
  agentId: AgentId,
  { total, matches }: { readonly total: number; readonly matches: number },
): Promise<void> {
  await prisma.standing.create({ data: { seasonId, language: 'en', agentId, ...blank, total, matches } })
}

describe('the directory', () => {
  it('is ordered by age, by total, by matches or by name', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const [cat, ant] = await named(db, ['Cat', 'ant', 'Bee'])
    if (cat) await stand(db, seasonId, cat, { total: 1600, matches: 2 })
    if (ant) await stand(db, seasonId, ant, { total: 1400, matches: 9 })
    const names = async (order: 'newest' | 'total' | 'matches' | 'name') =>
      (await agentDirectory(db, { order })).items.map(({ name }) => name)
    expect(await names('newest')).toEqual(['Bee', 'ant', 'Cat'])
    expect(await names('total')).toEqual(['Cat', 'ant', 'Bee'])
    expect(await names('matches')).toEqual(['ant', 'Cat', 'Bee'])
    expect(await names('name')).toEqual(['ant', 'Bee', 'Cat'])
    expect((await agentDirectory(db, { q: 'cat' })).items).toMatchObject([
      { placings: [{ language: 'en', total: 1600, matches: 2 }] },
    ])
  })

  it('is ordered by rating within each game, and the agents of a game come together', async () => {
    const db = await freshDatabase()
    const poker = ids.season(await ladderOf(db, 'holdem'))
    const rated = new Map([
      ['Ant', { skillMean: 20, matches: 9 }],
      ['Bee', { skillMean: 30, matches: 5 }],
      ['Cat', { skillMean: 25, matches: 7 }],
    ])
    const agents = await named(db, [...rated.keys()])
    for (const [at, { skillMean, matches }] of [...rated.values()].entries()) {
      const agentId = agents[at]
      if (!agentId) continue
      await stand(db, poker, agentId, { total: 100, matches })
      await db.prisma.standing.updateMany({ where: { agentId }, data: { skillMean, skillDeviation: 1 } })
    }
    await db.prisma.agent.updateMany({ data: { games: ['holdem'] } })
    const names = async (game?: string) =>
      (await agentDirectory(db, { order: 'rating', game })).items.map(({ name }) => name)
    expect(await names('holdem')).toEqual(['Bee', 'Cat', 'Ant'])
    const [first] = await named(db, ['Dog'])
    if (first) await stand(db, await openSeason(db), first, { total: 900, matches: 1 })
    expect(await names()).toEqual(['Dog', 'Bee', 'Cat', 'Ant'])
  })

  it('tells the results of an agent in its own game', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const poker = ids.season(await ladderOf(db, 'holdem'))
    const [ant] = await named(db, ['Ant'])
    if (ant) await stand(db, poker, ant, { total: 1600, matches: 2 })
    const own = { game: 'holdem', language: 'en', matches: 2 }
    expect((await agentDirectory(db, {})).items).toMatchObject([{ placings: [own] }])
    expect((await agentDirectory(db, { game: 'who-is-spy' })).items).toMatchObject([{ placings: [] }])
  })

  it('comes page by page, with only the requested rows', async () => {
    const db = await freshDatabase()
    await named(db, ['Ant', 'Bee', '100% Cat'])
    await registered(db, space, 'Dog')
    const first = await agentDirectory(db, { limit: 3 })
    const second = await agentDirectory(db, { limit: 3, cursor: first.nextCursor ?? '' })
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([3, 1, null])
    expect((await agentDirectory(db, { kind: 'hf-space' })).items).toMatchObject([{ name: 'Dog' }])
    expect((await agentDirectory(db, { q: '0%' })).items).toMatchObject([{ name: '100% Cat' }])
    expect((await agentDirectory(db, { from: 'house' })).items).toEqual([])
    expect((await agentDirectory(db, { language: 'zh' })).items).toEqual([])
    expect((await agentDirectory(db, { online: true })).items).toEqual([])
  })

  it('says nothing of a season whose results are held back', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const [agentId] = await named(db, ['Ant'])
    if (agentId) await stand(db, seasonId, agentId, { total: 1600, matches: 2 })
    await db.prisma.season.update({ where: { id: seasonId }, data: { embargo: true } })
    expect((await agentDirectory(db, {})).items).toMatchObject([{ placings: [] }])
    expect(agentId && (await agentRecord(db, agentId))).toEqual([])
  })
})

describe('the record of an agent', () => {
  it('has its place by the official order, and its rating if there is one', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const [first, second] = await named(db, ['Ant', 'Bee'])
    if (!first || !second) throw new Error('two agents were registered')
    await stand(db, seasonId, first, { total: 1600, matches: 2 })
    await stand(db, seasonId, second, { total: 1600, matches: 5 })
    const range = { rating: 1532, low: 1500, high: 1560, rankBest: 1, rankWorst: 2, provisional: false }
    const fitted = { scales: {}, matches: 5, fittedAt: new Date() }
    await db.prisma.agentRating.create({
      data: { seasonId, language: 'en', agentId: second, ...range, ...fitted },
    })
    expect(await agentRecord(db, first)).toMatchObject([{ rank: 1, of: 2, total: 1600, rating: null }])
    expect(await agentRecord(db, second)).toMatchObject([{ rank: 2, of: 2, rating: range }])
  })

  it('has no place after a disqualification, and does not count the agent among the ranked', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const [first, second] = await named(db, ['Ant', 'Bee'])
    if (!first || !second) throw new Error('two agents were registered')
    await stand(db, seasonId, first, { total: 1600, matches: 2 })
    await stand(db, seasonId, second, { total: 1500, matches: 2 })
    await db.prisma.seasonEntry.create({ data: { seasonId, agentId: first, state: 'disqualified' } })
    expect(await agentRecord(db, first)).toMatchObject([{ rank: null, total: 1600 }])
    expect(await agentRecord(db, second)).toMatchObject([{ rank: 1, of: 1 }])
  })

  it('goes back day by day, oldest first', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const [agentId] = await named(db, ['Ant'])
    if (!agentId) throw new Error('an agent was registered')
    const of = { seasonId, language: 'en', agentId, version: 1 }
    for (const [total, day] of ['2026-01-02', '2026-01-01'].entries())
      await db.prisma.ratingDay.create({ data: { ...of, day: new Date(day), total, matches: 3 } })
    const days = await ratingHistory(db, agentId, { seasonSlug: 'open', language: 'en' })
    expect(days).toMatchObject([
      { day: '2026-01-01', total: 1, rating: null },
      { day: '2026-01-02', total: 0 },
    ])
    expect(await ratingHistory(db, agentId, { seasonSlug: 'other', language: 'en' })).toEqual([])
  })
})

describe('an agent’s recent matches', () => {
  it('lists its opponents, its results against them, and the words it held', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agents = await named(db, ['A', 'B', 'C', 'D', 'E', 'F'])
    const [first, second] = agents
    if (!first || !second) throw new Error('six agents were registered')
    for (let match = 0; match < 3; match++)
      await decide(db, { seasonId, agents }, { points: [-75, 60, 45, 45, 45, 60] })
    expect((await agentEncounters(db, first, { limit: 1 }))[0]).toMatchObject({
      matches: 3,
      difference: -135,
      opposed: 3,
      opposedWon: 0,
      agent: { name: 'B', avatarVersion: null },
    })
    expect((await agentOpponents(db, first, 'who-is-spy', 1))[0]).toMatchObject({
      matches: 3,
      ahead: 0,
      level: 0,
      behind: 3,
      difference: -135,
      agent: { name: 'B', avatarVersion: null },
    })
    const fromB = await agentEncounters(db, second)
    expect(fromB.map(({ opposed, opposedWon }) => [opposed, opposedWon])).toEqual([
      ...[[3, 3]],
      ...[2, 3, 4, 5].map(() => [0, 0]),
    ])
    const held = { language: 'en', matches: 3, won: 0, average: -75, word: 'coffee' }
    expect(await agentWords(db, first)).toEqual({ best: [held], worst: [] })
    expect(await agentWords(db, second)).toMatchObject({ best: [{ word: 'tea', won: 3 }] })
    expect(await agentEncounters(db, second, { version: 1 })).toEqual(fromB)
    expect(await agentEncounters(db, second, { version: 2 })).toEqual([])
    expect(await agentWords(db, second, { version: 1 })).toEqual(await agentWords(db, second))
    expect(await agentWords(db, second, { version: 2 })).toEqual({ best: [], worst: [] })
  })

  it('leaves out matches that are not over, and matches that are held back', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agents = await named(db, ['A', 'B', 'C', 'D', 'E', 'F'])
    const matchId = await decide(db, { seasonId, agents }, { points: [0, 36, 36, 36, 36, 36] })
    const met = async () => {
      if (!agents[0]) return -1
      const opponents = await agentOpponents(db, agents[0], 'who-is-spy')
      expect(await agentEncounters(db, agents[0])).toHaveLength(opponents.length)
      return opponents.length
    }
    expect(await met()).toBe(5)
    await db.prisma.match.update({ where: { id: matchId }, data: { status: 'running' } })
    expect(await met()).toBe(0)
    await db.prisma.match.update({ where: { id: matchId }, data: { status: 'finished' } })
    await db.prisma.season.update({ where: { id: seasonId }, data: { embargo: true } })
    expect(await met()).toBe(0)
  })
})

it('the last match of each agent is its newest, and an agent without one is left out', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await named(db, ['A', 'B', 'C', 'D', 'E', 'F', 'Idle'])
  const [first = '', idle = ''] = [agents[0], agents[6]]
  const points = { points: [0, 36, 36, 36, 36, 36] }
  const ended = [
    await decide(db, { seasonId, agents: agents.slice(0, 6) }, points),
    await decide(db, { seasonId, agents: agents.slice(0, 6) }, points),
  ]
  const [older, newest] = await Promise.all(
    ended.map((id) => db.prisma.match.findUniqueOrThrow({ where: { id } })),
  )
  await db.prisma.match.update({
    where: { id: older?.id ?? '' },
    data: { createdAt: new Date('2026-01-01T00:00:00Z') },
  })
  expect(await lastMatches(db, [first, idle])).toEqual(new Map([[first, newest?.createdAt]]))
  expect(await lastMatches(db, [])).toEqual(new Map())
})

describe('what is new', () => {
  it('is each agent once, by its newest version', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, webhook, 'Old')
    await registered(db, webhook, 'Young')
    await addVersion(db, vault, agentId, { connector: model, note: 'A model now.' })
    const newest = await newestVersions(db)
    expect(newest).toMatchObject([
      { number: 2, note: 'A model now.', agent: { name: 'Old' } },
      { number: 1, agent: { name: 'Young' } },
    ])
  })

  it('of open agents shows published code or prompts', async () => {
    const db = await freshDatabase()
    const [prompts, code] = await named(db, ['Prompts', 'Code', 'Neither'])
    if (!prompts || !code) throw new Error('three agents were registered')
    await updateAgent(db, prompts, { published: true })
    await db.prisma.agent.update({ where: { id: code }, data: { sourceUrl: 'https://code.example/a' } })
    expect((await openAgents(db)).map(({ name }) => name)).toEqual(['Code', 'Prompts'])
    await db.prisma.agent.update({ where: { id: code }, data: { hiddenFor: 'rude' } })
    expect(await openAgents(db)).toHaveLength(1)
  })
})

describe('the picture of an agent', () => {
  it('is named by when it was changed, unless it is hidden', async () => {
    const db = await freshDatabase()
    const [agentId] = await named(db, ['Ant'])
    if (!agentId) throw new Error('an agent was registered')
    expect(await readAgent(db, agentId)).toMatchObject({ avatarVersion: null, offline: null })
    const avatar = { image: Buffer.from('x'), updatedAt: new Date(1_700_000_000_000) }
    await db.prisma.agentAvatar.create({ data: { agentId, ...avatar } })
    expect(await readAgent(db, agentId)).toMatchObject({ avatarVersion: '1700000000000' })
    await db.prisma.agent.update({ where: { id: agentId }, data: { hiddenFor: 'rude' } })
    expect(await readAgent(db, agentId)).toMatchObject({ avatarVersion: null })
  })
})

describe('the queue', () => {
  it('is counted by kind of table, and its tickets are listed from the oldest on', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agents = await named(db, ['A', 'B'])
    for (const agentId of agents)
      await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en' })
    expect(await queueLines(db)).toMatchObject([
      { season: { slug: 'open' }, language: 'en', mode: 'practice', waiting: 2, checking: 0 },
    ])
    const tickets = await waitingTickets(db)
    expect(tickets.map(({ agent }) => agent.name)).toEqual(['A', 'B'])
    expect(agents[1] && (await waitingTickets(db, { agentId: agents[1] }))).toMatchObject([
      { agent: { name: 'B' }, state: 'waiting', reason: null },
    ])
  })
})
