import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { saveAgent } from '../../doors/agents.ts'
import {
  appendRuling,
  bestOfDay,
  channelCounts,
  claimMatch,
  createMatch,
  featuredMatch,
  listMatches,
  liveGames,
  liveTables,
  nextTable,
  otherTables,
  ownSeats,
  publishedThoughts,
  surprisingMatch,
  tablesOfGames,
} from '../../doors/matches.ts'
import type { NewMatch } from '../../doors/matches.ts'
import { saveSeason } from '../../doors/seasons.ts'
import { arenaRevision, inTransaction, newId } from '../../index.ts'
import type { Database } from '../../index.ts'

interface Wanted {
  readonly kind?: string
  readonly language?: 'en' | 'zh'
  readonly demo?: boolean
  readonly game?: string
}

/** A match in play, with six agents of one kind. */
async function playedMatch(
  db: Database,
  { kind = 'house', language = 'en', demo = true, game = 'who-is-spy' }: Wanted = {},
) {
  const ruleset = rulesets['wis-2024']
  const slug = `${demo ? 'open' : 'event'}${game === 'who-is-spy' ? '' : `-${game}`}`
  const season = { slug, name: slug, game, ruleset, languages: ['en', 'zh'] as const, demo }
  const seasonId = await saveSeason(db, season)
  const id = ids.match(newId())
  const owner = { name: 'Owner', email: 'owner@example.invalid' }
  const seats: NewMatch['seats'][number][] = []
  for (let seat = 0; seat < 6; seat++) {
    const agent = { slug: `${kind}-${id}-${seat}`, name: `${kind} ${seat}`, kind, description: '', owner }
    seats.push({ ...(await saveAgent(db, { ...agent, settings: {} })), alias: `Player ${seat + 1}` })
  }
  const secrets = { pair: ['tea', 'coffee'] as const, seed: 'seed', salt: 'salt', commitment: 'c' }
  await inTransaction(db, (client) =>
    createMatch(client, { id, game, seasonId, mode: 'ranked', language, ruleset, ...secrets, seats }),
  )
  const claimed = await claimMatch(db, id)
  return { matchId: id, attempt: claimed?.attempt ?? -1 }
}

const listed = async (db: Database, filter: Parameters<typeof listMatches>[1]) =>
  (await listMatches(db, filter)).items.map(({ id }) => id)

describe('a channel', () => {
  it('shows its own matches, live and in the list alike', async () => {
    const db = await freshDatabase()
    const english = await playedMatch(db)
    const chinese = await playedMatch(db, { kind: 'webhook', language: 'zh', demo: false })
    const shown = async (channel: 'new' | 'en' | 'zh' | 'events') => {
      const live = await liveTables(db, { channel, limit: 12 })
      expect(live.map(({ id }) => id)).toEqual(await listed(db, { channel }))
      return live.map(({ id }) => id)
    }
    expect(await shown('en')).toEqual([english.matchId])
    for (const channel of ['zh', 'new', 'events'] as const)
      expect(await shown(channel)).toEqual([chinese.matchId])
  })

  it('of new agents or events is empty if there are none', async () => {
    const db = await freshDatabase()
    await playedMatch(db)
    for (const channel of ['new', 'events'] as const) expect(await listed(db, { channel })).toEqual([])
  })

  it('gives the number of live tables', async () => {
    const db = await freshDatabase()
    await playedMatch(db, { kind: 'webhook', language: 'zh', demo: false })
    expect(await channelCounts(db)).toEqual({ top: 1, en: 0, zh: 1, events: 1 })
  })

  it('of the strongest shows one table of each language, and counts no other', async () => {
    const db = await freshDatabase()
    const weak = await playedMatch(db)
    const strong = await playedMatch(db, { kind: 'webhook' })
    const chinese = await playedMatch(db, { language: 'zh' })
    await strengthen(db, strong.matchId)
    await playedMatch(db)
    const shown = (await liveTables(db, { channel: 'top', limit: 12 })).map(({ id }) => id)
    expect(shown).toEqual([strong.matchId, chinese.matchId])
    expect(shown).not.toContain(weak.matchId)
    expect((await channelCounts(db)).top).toBe(2)
  })
})

/** Gives the agents at a table points in its season. */
async function strengthen(db: Database, matchId: string): Promise<void> {
  const { seasonId, language, seats } = await db.prisma.match.findUniqueOrThrow({
    where: { id: matchId },
    include: { seats: true },
  })
  const nothing = {
    matches: 1,
    points: 0,
  }
  const data = seats.map(({ agentId }) => ({ ...nothing, seasonId, language, agentId, total: 50 }))
  await db.prisma.standing.createMany({ data })
}

describe('the table after a finished one', () => {
  it('is the strongest of those that have just begun, in the same language', async () => {
    const db = await freshDatabase()
    const [seen, strong] = [await playedMatch(db), await playedMatch(db, { kind: 'webhook' })]
    await playedMatch(db)
    await playedMatch(db, { language: 'zh' })
    await strengthen(db, strong.matchId)
    const next = await nextTable(db, seen.matchId)
    expect([next?.table.id, next?.isYoung]).toEqual([strong.matchId, true])
  })

  it('is the earliest one under way if none has just begun, or else one in another language', async () => {
    const db = await freshDatabase()
    const seen = await playedMatch(db)
    expect(await nextTable(db, seen.matchId)).toBeUndefined()
    const [far, near] = [await playedMatch(db, { language: 'zh' }), await playedMatch(db, { language: 'zh' })]
    for (const [{ matchId }, entries] of [
      [far, 50],
      [near, 30],
    ] as const)
      await db.pool.query('update matches set next_seq = $2 where id = $1', [matchId, entries])
    expect(await nextTable(db, seen.matchId)).toMatchObject({ table: { id: near.matchId }, isYoung: false })
    await db.pool.query('update matches set withheld = true')
    expect(await nextTable(db, seen.matchId)).toBeUndefined()
  })
})

describe('the table after one that is over, for a reader who stays somewhere', () => {
  it('is in their language or none at all', async () => {
    const db = await freshDatabase()
    const seen = await playedMatch(db)
    await playedMatch(db)
    const within = (language: 'en' | 'zh') => nextTable(db, seen.matchId, { language })
    expect(await within('zh')).toBeUndefined()
    const chinese = await playedMatch(db, { language: 'zh' })
    expect((await within('zh'))?.table.id).toBe(chinese.matchId)
  })

  it('is one of their channel, if that has any', async () => {
    const db = await freshDatabase()
    const seen = await playedMatch(db)
    const other = await playedMatch(db)
    const next = async () => (await nextTable(db, seen.matchId, { channel: 'events' }))?.table.id
    expect(await next()).toBe(other.matchId)
    const event = await playedMatch(db, { demo: false, language: 'zh' })
    expect(await next()).toBe(event.matchId)
  })
})

describe('a reader of one game', () => {
  it('is offered the next table of that game, or else one of another', async () => {
    const db = await freshDatabase()
    const seen = await playedMatch(db)
    const poker = await playedMatch(db, { game: 'holdem' })
    const next = await nextTable(db, seen.matchId, { language: 'zh' })
    expect(next).toMatchObject({ table: { id: poker.matchId }, isOfAnotherGame: true })
    const other = await playedMatch(db, { game: 'holdem' })
    expect(await nextTable(db, poker.matchId)).toMatchObject({
      table: { id: other.matchId },
      isOfAnotherGame: false,
    })
    expect((await nextTable(db, poker.matchId, { channel: 'top' }))?.table.id).toBe(other.matchId)
  })

  it('sees in the hall its tables and counts, and no others', async () => {
    const db = await freshDatabase()
    const [usual, poker] = [await playedMatch(db), await playedMatch(db, { game: 'holdem', demo: false })]
    const live = async (game?: string) => (await liveTables(db, { game, limit: 12 })).map(({ id }) => id)
    expect([await live(), await live('holdem')]).toEqual([[usual.matchId], [poker.matchId]])
    const top = await liveTables(db, { game: 'holdem', channel: 'top', limit: 12 })
    expect(top.map(({ id }) => id)).toEqual([poker.matchId])
    expect(await channelCounts(db, 'holdem')).toMatchObject({ top: 1, events: 1 })
    expect((await channelCounts(db)).events).toBe(0)
  })

  it('is told how many tables of each game are on; one of each other game is picked, in their language if possible', async () => {
    const db = await freshDatabase()
    await playedMatch(db)
    const english = await playedMatch(db, { game: 'avalon' })
    const chinese = await playedMatch(db, { game: 'avalon', language: 'zh' })
    const hanabi = await playedMatch(db, { game: 'hanabi', language: 'zh' })
    expect(Object.fromEntries(await liveGames(db))).toEqual({ 'who-is-spy': 1, avalon: 2, hanabi: 1 })
    const picked = async (language: 'en' | 'zh', limit = 3) =>
      (await otherTables(db, { language, limit })).map(({ id }) => id)
    expect(await picked('en')).toEqual([english.matchId, hanabi.matchId])
    expect(new Set(await picked('zh'))).toEqual(new Set([chinese.matchId, hanabi.matchId]))
    expect(await picked('en', 1)).toEqual([english.matchId])
    const board = await playedMatch(db, { game: 'tic-tac-toe' })
    await db.pool.query(
      `update matches set status = 'finished', mode = 'ranked', ended_at = now() where id = $1`,
      [board.matchId],
    )
    expect(await picked('en')).toEqual([english.matchId, hanabi.matchId, board.matchId])
  })

  it('sees one table of each game before a second of any, those that can be read first', async () => {
    const db = await freshDatabase()
    const [first, second] = [await playedMatch(db), await playedMatch(db)]
    const chinese = await playedMatch(db, { game: 'avalon', language: 'zh' })
    await db.prisma.match.update({ where: { id: second.matchId }, data: { nextSeq: 30 } })
    const picked = async (limit: number) =>
      (await tablesOfGames(db, { language: 'en', limit })).map(({ id }) => id)
    expect(await picked(12)).toEqual([second.matchId, chinese.matchId, first.matchId])
    expect(await picked(2)).toEqual([second.matchId, chinese.matchId])
    await db.prisma.match.updateMany({ data: { withheld: true } })
    expect(await picked(12)).toEqual([])
  })

  it('sees a table in play before a match that has ended, and one in their language before another', async () => {
    const db = await freshDatabase()
    const ended = await playedMatch(db, { game: 'chameleon' })
    await db.pool.query(
      `update matches set status = 'finished', mode = 'ranked', ended_at = now() where id = $1`,
      [ended.matchId],
    )
    const first = async (language: 'en' | 'zh') => (await otherTables(db, { language, limit: 1 }))[0]?.id
    expect(await first('en')).toBe(ended.matchId)
    const chinese = await playedMatch(db, { game: 'avalon', language: 'zh' })
    await db.prisma.match.update({ where: { id: chinese.matchId }, data: { nextSeq: 30 } })
    expect([await first('en'), await first('zh')]).toEqual([chinese.matchId, chinese.matchId])
    const dealt = await playedMatch(db, { game: 'avalon' })
    expect([await first('en'), await first('zh')]).toEqual([dealt.matchId, chinese.matchId])
  })

  it('who has named none is shown the usual one, and surprised by it', async () => {
    const db = await freshDatabase()
    const poker = await playedMatch(db, { game: 'holdem' })
    expect(await featuredMatch(db, 'en')).toBeUndefined()
    await db.pool.query(`update matches set status = 'finished', ended_at = now() where id = $1`, [
      poker.matchId,
    ])
    expect([await featuredMatch(db, 'en'), await surprisingMatch(db)]).toEqual([undefined, undefined])
    expect((await bestOfDay(db)).items.map(({ id }) => id)).toEqual([poker.matchId])
    expect((await bestOfDay(db, { game: 'holdem' })).items.map(({ id }) => id)).toEqual([poker.matchId])
    expect((await bestOfDay(db, { game: 'hanabi' })).items).toEqual([])
    expect(await surprisingMatch(db, 'holdem')).toBe(poker.matchId)
  })
})

describe('the table shown to a stranger', () => {
  it('is one in their language, though another is live', async () => {
    const db = await freshDatabase()
    const played = await playedMatch(db, { language: 'zh' })
    await db.prisma.match.update({ where: { id: played.matchId }, data: { status: 'finished' } })
    const live = await playedMatch(db, { kind: 'webhook', language: 'en' })
    const featured = async (language: 'en' | 'zh') => (await featuredMatch(db, language))?.id
    expect(await featured('zh')).toBe(played.matchId)
    expect(await featured('en')).toBe(live.matchId)
  })

  it('is one whose first vote is still to come, and of these the one furthest on', async () => {
    const db = await freshDatabase()
    const [late, dealt, begun] = [await playedMatch(db), await playedMatch(db), await playedMatch(db)]
    const reach = (match: typeof late, nextSeq: number) =>
      db.prisma.match.update({ where: { id: match.matchId }, data: { nextSeq } })
    await reach(late, 60)
    await reach(dealt, 50)
    await reach(begun, 50)
    expect((await featuredMatch(db, 'en'))?.id).toBe(late.matchId)
    await reach(dealt, 9)
    await reach(begun, 15)
    expect((await featuredMatch(db, 'en'))?.id).toBe(begun.matchId)
  })

  it('is one in another language if the chosen one has none; there is none before the first match', async () => {
    const db = await freshDatabase()
    expect(await featuredMatch(db, 'zh')).toBeUndefined()
    const { matchId } = await playedMatch(db, { language: 'en' })
    expect((await featuredMatch(db, 'zh'))?.id).toBe(matchId)
  })
})

it('matches are listed by the day on which they were made', async () => {
  const db = await freshDatabase()
  const { matchId } = await playedMatch(db)
  const day = 24 * 60 * 60 * 1000
  const [yesterday, tomorrow] = [new Date(Date.now() - day), new Date(Date.now() + day)]
  expect(await listed(db, { from: yesterday, until: tomorrow })).toEqual([matchId])
  expect(await listed(db, { from: tomorrow })).toEqual([])
  expect(await listed(db, { until: yesterday })).toEqual([])
})

describe('an agent’s thoughts', () => {
  const opened = {
    seq: 0,
    at: '2026-01-01T00:00:00.000Z',
    event: { type: 'match-voided', reason: 'x' },
  } as const
  const call = {
    seq: 0,
    seat: 0,
    kind: 'speech',
    round: 1,
    startedAt: opened.at,
    latencyMs: 5,
    attempts: 1,
    reasoning: 'I hold tea',
    beliefs: { 'Player 2': 0.5 },
  }
  const thinking = async (kind: string) => {
    const db = await freshDatabase()
    const fence = await playedMatch(db, { kind })
    await appendRuling(db, fence, [opened], call)
    const matchId = fence.matchId as MatchId
    return { db, fence, thoughts: (reader?: string) => publishedThoughts(db, matchId, reader) }
  }

  it('is told of the house, and only when the match is over', async () => {
    const { db, fence, thoughts } = await thinking('house')
    expect(await thoughts()).toEqual([])
    await db.pool.query(`update matches set status = 'void' where id = $1`, [fence.matchId])
    expect(await thoughts()).toEqual([
      { seq: 0, seat: 0, latencyMs: 5, reasoning: 'I hold tea', beliefs: { 'Player 2': 0.5 } },
    ])
  })

  it('has the table of what it expected of everybody, after the end and after it was packed', async () => {
    const db = await freshDatabase()
    const fence = await playedMatch(db)
    const minds = { 'Player 1': { 'Player 2': 0.25 }, 'Player 2': { 'Player 1': 1 } }
    const { reasoning: _, beliefs: __, ...bare } = call
    await appendRuling(db, fence, [opened], { ...bare, minds })
    const told = () => publishedThoughts(db, fence.matchId)
    expect(await told()).toEqual([])
    await db.pool.query(`update matches set status = 'finished' where id = $1`, [fence.matchId])
    const whole = [{ seq: 0, seat: 0, latencyMs: 5, reasoning: null, beliefs: null, minds }]
    expect(await told()).toEqual(whole)
    await db.pool.query(
      `insert into packed_matches (match_id, entries, calls)
       select $1, '[]', jsonb_agg(to_jsonb(c)) from agent_calls c where c.match_id = $1`,
      [fence.matchId],
    )
    await db.pool.query('delete from agent_calls')
    expect(await told()).toEqual(whole)
  })

  it('of others is shown if their owners publish it', async () => {
    const { db, fence, thoughts } = await thinking('webhook')
    await db.pool.query(`update matches set status = 'finished' where id = $1`, [fence.matchId])
    expect(await thoughts()).toEqual([])
    await db.pool.query('update agents set published = true')
    expect(await thoughts()).toHaveLength(1)
  })

  it('is told to its own owner, published or not, and to no other reader', async () => {
    const { db, fence, thoughts } = await thinking('webhook')
    const owner = await db.prisma.user.findFirstOrThrow({ where: { agents: { some: {} } } })
    expect(await thoughts(owner.id)).toEqual([])
    await db.pool.query(`update matches set status = 'finished' where id = $1`, [fence.matchId])
    await db.pool.query(`update agents set hidden_for = 'a reason'`)
    expect(await thoughts(owner.id)).toHaveLength(1)
    expect(await thoughts('somebody-else')).toEqual([])
    expect(await ownSeats(db, fence.matchId as MatchId, owner.id)).toEqual([0, 1, 2, 3, 4, 5])
    expect(await ownSeats(db, fence.matchId as MatchId, 'somebody-else')).toEqual([])
  })

  it('stays withheld with its match', async () => {
    const { db, fence, thoughts } = await thinking('house')
    await db.pool.query(`update matches set status = 'finished', withheld = true where id = $1`, [
      fence.matchId,
    ])
    expect(await thoughts()).toEqual([])
  })
})

it('the revision of the arena changes with every match that begins or is settled, and only then', async () => {
  const db = await freshDatabase()
  const revisions = [await arenaRevision(db)]
  const fence = await playedMatch(db)
  revisions.push(await arenaRevision(db))
  expect(await arenaRevision(db)).toBe(revisions[1])
  await db.pool.query(`update matches set status = 'finished' where id = $1`, [fence.matchId])
  revisions.push(await arenaRevision(db))
  expect(new Set(revisions).size).toBe(3)
})

it('a surprise is a match that has been decided, if there is one', async () => {
  const db = await freshDatabase()
  const { matchId } = await playedMatch(db)
  expect(await surprisingMatch(db)).toBeUndefined()
  await db.pool.query(`update matches set status = 'finished' where id = $1`, [matchId])
  expect(await surprisingMatch(db)).toBe(matchId)
})
