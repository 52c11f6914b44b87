import fs from 'node:fs/promises'
import { createKitHouseAgent, createWebhookAgent, guardedFetch } from '@wis/agents'
import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { agentRecord, readAgent } from '@wis/db/agents'
import { leaderboard, makeTables, readTable } from '@wis/db/boards'
import { createMatch, listUnfinished, openTicket, readMatch } from '@wis/db/matches'
import type { NewMatch } from '@wis/db/matches'
import { moveSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { normalisedTableCalled } from '@wis/games'
import { verifySeason } from '@wis/proof'
import type { ConnectorSettings, GameRequest } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startGameWebhook } from '../testing/game-webhook.ts'
import { exportedLines } from '../testing/lab-rows.ts'
import { dealtFor, playAll, seated } from '../testing/play-tables.ts'
import { bothLadders, kitOf, openLadderOf } from '../testing/season.ts'
import { allRounder } from '../testing/waiting-agents.ts'
import { matchmake } from './matchmaker.ts'

const game = 'hanabi'
const careful = () => createKitHouseAgent(kitOf(game), 'careful', { seed: 'self' })
const strategy = { preset: 'plain' } as const
const ways = {
  webhook: { kind: 'webhook', url: 'https://agent.example/turn' },
  outbound: { kind: 'outbound' },
  'hf-model': { kind: 'hf-model', model: 'org/model', provider: 'auto', strategy },
  'own-server': { kind: 'openai', baseUrl: 'https://models.example/v1', model: 'm', strategy },
  provider: { kind: 'openai', baseUrl: 'https://api.openai.com/v1', model: 'm', strategy },
} as const satisfies Record<string, ConnectorSettings>

/** An agent that is reached in this way. */
async function agentBy(db: Database, name: string, settings: ConnectorSettings): Promise<AgentId> {
  const agentId = await allRounder(db, name, { games: [game] })
  await reachBy(db, agentId, settings)
  return agentId
}

async function reachBy(db: Database, agentId: AgentId, settings: ConnectorSettings) {
  await db.prisma.agent.update({ where: { id: agentId }, data: { kind: settings.kind } })
  await db.prisma.agentVersion.updateMany({ where: { agentId }, data: { settings } })
}

async function selfPlay() {
  const db = await freshDatabase()
  const { selfPlay: seasonId } = await bothLadders(db, game)
  return { db, seasonId }
}

async function playOne(db: Database, seasonId: SeasonId, agentId: AgentId, mode?: 'practice') {
  await dealtFor(db, { seasonId, agentId, ...(mode && { mode }) })
  const [matchId] = await playAll(db, careful)
  if (!matchId) throw new Error('no match was played')
  return matchId
}

const boardOf = async (db: Database, more: { readonly vouched?: boolean } = {}) => {
  const board = await leaderboard(db, { game, seats: 'self-play', language: 'en', ...more })
  return board?.items.map(({ agent, rank, vouched, rankInPart }) => [agent.slug, rank, vouched, rankInPart])
}

const held = z.object({ card: z.int(), colour: z.string().optional(), rank: z.int().optional() })
const seen = z.object({
  fireworks: z.record(z.string(), z.int()),
  tokens: z.object({ left: z.int() }),
  lives: z.object({ left: z.int(), of: z.int() }),
  hand: z.array(held),
  others: z.array(z.object({ hand: z.array(held) })),
})

/** A program that remembers every hand it is shown, for whichever seat it is asked. */
function withOneMemory() {
  const faces = new Map<number, z.infer<typeof held>>()
  const plays: string[] = []
  let lives = { left: 0, of: 0 }
  const answer = ({ observation, legal = [] }: GameRequest) => {
    const view = seen.parse(observation.data)
    lives = view.lives
    for (const card of view.others.flatMap(({ hand }) => hand)) faces.set(card.card, card)
    const fits = view.hand.findIndex(({ card }) => {
      const { colour = '', rank } = faces.get(card) ?? {}
      return rank === (view.fireworks[colour] ?? -1) + 1
    })
    if (fits >= 0) plays.push(`play ${fits + 1}`)
    const move = fits >= 0 ? `play ${fits + 1}` : legal.find((one) => !one.startsWith('play'))
    return JSON.stringify({ move })
  }
  return { answer, plays, lives: () => lives }
}

describe('a program that serves both seats from one memory', { tags: ['nightly'] }, () => {
  it('knows its own cards without a clue, and stands among the programs and not among those vouched for', async () => {
    const { db, seasonId } = await selfPlay()
    const program = withOneMemory()
    const { url, place } = await startGameWebhook(program.answer)
    const cheat = await agentBy(db, 'cheat', { kind: 'webhook', url })
    await dealtFor(db, { seasonId, agentId: cheat })
    await playAll(db, () =>
      createWebhookAgent({ fetch: guardedFetch({ allow: [place] }), url, secret: 'only for the test' }),
    )
    expect(program.plays.length).toBeGreaterThan(5)
    expect(program.lives().left).toBe(program.lives().of)
    await playOne(db, seasonId, await agentBy(db, 'model', ways['hf-model']))
    expect(await boardOf(db, { vouched: true })).toEqual([['model', expect.any(Number), true, 1]])
    expect(await boardOf(db, { vouched: false })).toEqual([['cheat', expect.any(Number), false, 1]])
    expect((await boardOf(db))?.map(([slug]) => slug).toSorted()).toEqual(['cheat', 'model'])
  })
})

describe('a seat of self-play', () => {
  it.each([
    ['webhook', false],
    ['outbound', false],
    ['hf-model', true],
    ['own-server', false],
    ['provider', true],
  ] as const)('of an agent by %s is recorded as vouched for: %s', async (way, vouched) => {
    const { db, seasonId } = await selfPlay()
    const matchId = await playOne(db, seasonId, await agentBy(db, 'fox', ways[way]))
    const match = await readMatch(db, matchId)
    expect(match?.seats.map((seat) => seat.vouched)).toEqual([vouched, vouched])
  })

  it('of a house agent is vouched for', async () => {
    const { db, seasonId } = await selfPlay()
    const house = await db.prisma.agent.findFirstOrThrow({ where: { kind: 'house', games: { has: game } } })
    const agentId = ids.agent(house.id)
    await db.prisma.agent.update({ where: { id: agentId }, data: { online: true, games: [game] } })
    const matchId = await playOne(db, seasonId, agentId)
    expect((await readMatch(db, matchId))?.seats.map((seat) => seat.vouched)).toEqual([true, true])
  })
})

it(
  'a match from before seats recorded it is recorded by the migration as it would be now',
  { tags: ['nightly'] },
  async () => {
    const { db, seasonId } = await selfPlay()
    for (const [name, settings] of Object.entries(ways))
      await playOne(db, seasonId, await agentBy(db, name, settings))
    const recorded = () => db.prisma.seat.findMany({ orderBy: [{ matchId: 'asc' }, { seat: 'asc' }] })
    const before = await recorded()
    expect(new Set(before.map(({ vouched }) => vouched))).toEqual(new Set([true, false]))
    await db.prisma.seat.updateMany({ data: { vouched: null } })
    const file = new URL(
      '../../../../prisma/migrations/20261125120000_vouched_seats/migration.sql',
      import.meta.url,
    )
    const [update = ''] = /^WITH [^;]*;/m.exec(await fs.readFile(file, 'utf8')) ?? []
    await db.pool.query(update)
    expect(await recorded()).toEqual(before)
  },
)

describe('an agent whose way of being reached changes', { tags: ['nightly'] }, () => {
  it('is vouched for only if every match that counts was', async () => {
    const { db, seasonId } = await selfPlay()
    const fox = await agentBy(db, 'fox', ways['hf-model'])
    await playOne(db, seasonId, fox)
    expect(await boardOf(db)).toEqual([['fox', 1, true, 1]])
    await reachBy(db, fox, ways.webhook)
    await playOne(db, seasonId, fox, 'practice')
    expect(await boardOf(db)).toEqual([['fox', 1, true, 1]])
    const unvouched = await playOne(db, seasonId, fox)
    expect(await boardOf(db)).toEqual([['fox', 1, false, 1]])
    await reachBy(db, fox, ways['hf-model'])
    await playOne(db, seasonId, fox)
    expect(await boardOf(db)).toEqual([['fox', 1, false, 1]])
    const decision = {
      id: 'd',
      seasonId,
      byId: 'ann',
      number: 1,
      kind: 'void',
      matchId: unvouched,
      reason: 'A program.',
    }
    await db.prisma.decision.create({ data: { ...decision, byName: 'Ann' } })
    await db.prisma.match.update({ where: { id: unvouched }, data: { decisionId: 'd' } })
    expect(await boardOf(db)).toEqual([['fox', 1, true, 1]])
  })
})

/** Two models and two programs with a match each. */
async function fourAgents() {
  const { db, seasonId } = await selfPlay()
  const slugs = ['ann', 'bob', 'cat', 'dan']
  for (const [at, slug] of slugs.entries())
    await playOne(db, seasonId, await agentBy(db, slug, at % 2 === 0 ? ways['hf-model'] : ways.webhook))
  return { db, seasonId }
}

describe('the parts of a board', () => {
  it('have ranks of their own beside those of the whole, which stay', async () => {
    const { db } = await fourAgents()
    const whole = (await boardOf(db)) ?? []
    expect(whole.map(([, rank]) => rank)).toEqual(whole.map(([, rank]) => rank).toSorted())
    for (const vouched of [true, false]) {
      const part = (await boardOf(db, { vouched })) ?? []
      expect(part).toEqual(whole.filter((row) => row[2] === vouched))
      expect(part.map((row) => row[3])[0]).toBe(1)
    }
  })

  it('are the same on the board of a closed season', async () => {
    const { db, seasonId } = await fourAgents()
    const before = [await boardOf(db), await boardOf(db, { vouched: true })]
    const user = await db.prisma.user.findFirstOrThrow()
    const actor = { id: user.id, name: user.name }
    for (const to of ['closing', 'closed'] as const) await moveSeason(db, actor, seasonId, to)
    expect([await boardOf(db), await boardOf(db, { vouched: true })]).toEqual(before)
  })

  it(
    'follow from the export of the season, which does not verify if a program is passed off as a model',
    { tags: ['nightly'] },
    async () => {
      const { db } = await fourAgents()
      const lines = await exportedLines(db, `self-play-${game}`)
      expect(await verifySeason(lines)).toMatchObject({ ok: true, matches: 4, standings: 4 })
      const at = lines.findIndex((line) => line.startsWith('{"standing"') && line.includes('"vouched":false'))
      const forged = lines.with(at, (lines[at] ?? '').replace('"vouched":false', '"vouched":true'))
      expect(await verifySeason(forged)).toMatchObject({ ok: false, what: 'standing', line: at + 1 })
    },
  )
})

describe('beside self-play', { tags: ['nightly'] }, () => {
  it('seats of different owners are not asked about, and their boards have no parts', async () => {
    const db = await freshDatabase()
    const { strangers: seasonId } = await bothLadders(db, game)
    await db.prisma.agent.updateMany({ where: { kind: 'house' }, data: { online: false } })
    const [fox, owl] = [
      await agentBy(db, 'fox', ways.webhook),
      await agentBy(db, 'owl', ways['hf-model']),
    ] as const
    await openTicket(db, { agentId: fox, seasonId, mode: 'ranked', language: 'en' })
    await openTicket(db, { agentId: owl, seasonId, mode: 'ranked', language: 'en' })
    await seated(db, (queue) => matchmake(db, queue), careful)
    const [matchId] = await listUnfinished(db)
    const match = matchId && (await readMatch(db, matchId))
    expect(match?.seats.map((seat) => seat.vouched)).toEqual([undefined, undefined])
    await playAll(db, careful)
    const board = await leaderboard(db, { game, language: 'en', vouched: true })
    expect(board?.items.map((row) => [row.vouched, row.rankInPart])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  it('a program sets no best value in the table of games side by side', async () => {
    const { db } = await fourAgents()
    const table = normalisedTableCalled('llmarena')
    if (!table) throw new Error('the table is not here')
    await makeTables(db, { before: new Date('2100-01-01T00:00:00Z') })
    const { rows } = await readTable(db, table, { language: 'en' })
    expect(rows.map(({ agent }) => agent.slug).toSorted()).toEqual(['ann', 'cat'])
  })
})

describe('where agents of one owner meet in a schedule', () => {
  const roundRobin = async (owners: 'together' | 'apart') => {
    const db = await freshDatabase()
    const seasonId = await openLadderOf(db, game)
    await db.prisma.season.update({
      where: { id: seasonId },
      data: { format: 'round-robin', terms: { owners } },
    })
    const reached = async (name: string, owner: string, settings: ConnectorSettings) => {
      const agentId = await allRounder(db, name, { games: [game], owner })
      await reachBy(db, agentId, settings)
      const version = await db.prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
      return { alias: name, agentId, versionId: ids.version(version.id) }
    }
    const sit = async (seats: NewMatch['seats'], of: string = game) => {
      const id = ids.match(newId())
      const ruleset = { id: 'standard' }
      const dealt = { pair: [], seed: 's', salt: 's', commitment: 'c' }
      const place = { id, game: of, seasonId, mode: 'ranked', language: 'en' } as const
      await inTransaction(db, (client) => createMatch(client, { ...place, ...dealt, ruleset, seats }))
      return (await readMatch(db, id))?.seats.map(({ vouched }) => vouched)
    }
    return { db, reached, sit }
  }

  it('their seats are recorded too, and those of other owners are not', async () => {
    const { reached, sit } = await roundRobin('together')
    const program = await reached('fox', 'ann', ways.webhook)
    const model = await reached('owl', 'ann', ways['hf-model'])
    const stranger = await reached('hen', 'bob', ways.webhook)
    expect(await sit([program, model, stranger])).toEqual([false, true, undefined])
    expect(await sit([program, stranger])).toEqual([undefined, undefined])
    expect(await sit([program, model], 'bid')).toEqual([undefined, undefined])
  })

  it.each([
    ['together', true],
    ['apart', false],
  ] as const)('the board of owners %s has parts: %s', async (owners, isParted) => {
    const { db } = await roundRobin(owners)
    expect(await leaderboard(db, { game, language: 'en' })).toMatchObject({ isParted })
  })
})

describe('the profile of an agent', () => {
  it('tells its place among those of its part', async () => {
    const { db, seasonId } = await selfPlay()
    const [model, program] = [
      await agentBy(db, 'model', ways['hf-model']),
      await agentBy(db, 'program', ways.webhook),
    ]
    for (const agentId of [model, program]) await playOne(db, seasonId, agentId)
    const partOf = async (agentId: AgentId) => (await agentRecord(db, agentId))[0]?.part
    expect(await partOf(model)).toEqual({ vouched: true, rank: 1, of: 1 })
    expect(await partOf(program)).toEqual({ vouched: false, rank: 1, of: 1 })
  })

  it('says why its newest version is vouched for or not', async () => {
    const db = await freshDatabase()
    const agentId = await agentBy(db, 'fox', ways['own-server'])
    expect(await readAgent(db, agentId)).toMatchObject({
      vouching: { vouched: false, because: 'own-address' },
    })
  })
})
