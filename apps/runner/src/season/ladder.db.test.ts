import { systemClock } from '@wis/agents'
import type { Database } from '@wis/db'
import { createUser } from '@wis/db/accounts'
import { listHouseAgents } from '@wis/db/agents'
import { compareStandings } from '@wis/db/boards'
import { openTicket } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { mostHouseMatches } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { giveUp } from '../match/give-up.ts'
import { matchmake } from '../matchmaking/matchmaker.ts'
import { feed, playerOf, seated, shown } from '../testing/play-tables.ts'
import { openSeason, queueHouseTables } from '../testing/season.ts'
import { tendSeasons } from './tend-seasons.ts'

const unheard = { enqueueTable: async () => undefined }

/** A ladder with a number of house agents, each of which may play a number of matches. */
async function houseLadder(db: Database, { agents = 7, matches = 2 as number | null } = {}) {
  const seasonId = await openSeason(db)
  const about = { name: 'Olga', email: 'olga@example.org', passwordHash: null, firstIsAdmin: false }
  const ownerId = await createUser(db, about)
  const terms = { entry: 'invitation', matchesPerAgent: matches }
  await db.prisma.season.update({ where: { id: seasonId }, data: { ownerId: ownerId ?? '', terms } })
  const entrants = (await listHouseAgents(db)).slice(0, agents).map(({ id }) => id)
  await db.prisma.seasonEntry.createMany({
    data: entrants.map((agentId) => ({ seasonId, agentId, state: 'entered' })),
  })
  const english = { languages: ['en'] }
  await db.prisma.season.update({ where: { id: seasonId }, data: english })
  return { seasonId, entrants }
}

/** Another season of the same organizer, with the same agents. */
async function twinOf(db: Database, seasonId: SeasonId): Promise<SeasonId> {
  await db.pool.query(
    `insert into seasons (id, slug, name, game, ruleset, languages, state, terms, owner_id)
     select 'twin', 'twin', name, game, ruleset, languages, state, terms, owner_id from seasons where id = $1`,
    [seasonId],
  )
  await db.pool.query(
    `insert into season_entries (season_id, agent_id, state) select 'twin', agent_id, state from season_entries`,
  )
  return ids.season('twin')
}

/** Looks after seasons and makes tables once, and returns the matches that were played. */
async function playOnce(db: Database): Promise<number> {
  await tendSeasons(db, unheard)
  const matches = await seated(db, (queue) => matchmake(db, queue))
  for (const matchId of matches) await playerOf(db)(matchId)
  return matches.length
}

const waiting = (db: Database, seasonId: SeasonId) =>
  db.prisma.ticket.count({ where: { seasonId, state: 'waiting' } })

describe('a ladder that only house agents have entered', { timeout: 60_000 }, () => {
  it('begins by itself, and is played until too few agents have a match left', async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await houseLadder(db)
    let played = 0
    for (let matches = await playOnce(db); matches > 0; matches = await playOnce(db)) played += matches
    const standings = await db.prisma.standing.findMany({ where: { seasonId } })
    expect(standings.map(({ agentId }) => agentId).sort()).toEqual([...entrants].sort())
    expect(played).toBe(2)
    expect(standings.reduce((sum, { matches }) => sum + matches, 0)).toBe(12)
    expect(Math.max(...standings.map(({ matches }) => matches))).toBe(2)
    expect(await compareStandings(db)).toEqual([])
  })

  it('has one table at a time, and none before it begins or while entry is open', async () => {
    const db = await freshDatabase()
    const { seasonId } = await houseLadder(db)
    const later = new Date(Date.now() + 60_000)
    await db.prisma.season.update({ where: { id: seasonId }, data: { entryEndsAt: later } })
    await tendSeasons(db, unheard)
    expect(await waiting(db, seasonId)).toBe(0)
    await db.prisma.season.update({ where: { id: seasonId }, data: { entryEndsAt: null } })
    await tendSeasons(db, unheard)
    await tendSeasons(db, unheard)
    expect(await waiting(db, seasonId)).toBe(6)
  })

  it('shares one table with all others of its organizer, and the one with the fewest matches is next', async () => {
    const db = await freshDatabase()
    const { seasonId } = await houseLadder(db)
    const other = await twinOf(db, seasonId)
    const waitingIn = async () => [await waiting(db, seasonId), await waiting(db, other)]
    await tendSeasons(db, unheard)
    await tendSeasons(db, unheard)
    const first = await waitingIn()
    expect(first.toSorted()).toEqual([0, 6])
    for (const matchId of await seated(db, (queue) => matchmake(db, queue))) await playerOf(db)(matchId)
    await tendSeasons(db, unheard)
    expect(await waitingIn()).toEqual(first.toReversed())
  })

  it('comes to an end even if its terms name none', async () => {
    const db = await freshDatabase()
    const { seasonId } = await houseLadder(db, { agents: 6, matches: null })
    expect(await playOnce(db)).toBe(1)
    await db.pool.query('update standings set matches = $1 where season_id = $2', [
      mostHouseMatches - 1,
      seasonId,
    ])
    expect(await playOnce(db)).toBe(1)
    expect(await playOnce(db)).toBe(0)
  })

  it('does not begin with too few of them, with another person’s agent, or if others may play without asking', async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await houseLadder(db)
    const [first = ''] = entrants
    await db.prisma.agent.update({ where: { id: first }, data: { kind: 'webhook' } })
    await tendSeasons(db, unheard)
    await db.prisma.agent.update({ where: { id: first }, data: { kind: 'house' } })
    await db.prisma.season.update({ where: { id: seasonId }, data: { ownerId: null } })
    await tendSeasons(db, unheard)
    expect(await waiting(db, seasonId)).toBe(0)
    const few = await freshDatabase()
    const ladder = await houseLadder(few, { agents: 5 })
    await tendSeasons(few, unheard)
    expect(await waiting(few, ladder.seasonId)).toBe(0)
  })
})

it('a house agent that was put out of a ladder fills no table of it and is not queued', async () => {
  const db = await freshDatabase()
  const { seasonId, entrants } = await houseLadder(db)
  const out = { seasonId_agentId: { seasonId, agentId: entrants[0] ?? '' } }
  await db.prisma.seasonEntry.update({ where: out, data: { state: 'disqualified' } })
  const [agent] = await listHouseAgents(db)
  if (!agent) throw new Error('no house agent')
  const wish = { agentId: agent.id, seasonId, mode: 'ranked', language: 'en' } as const
  expect(await openTicket(db, wish)).toMatchObject({ reason: 'not-entered' })
  await playOnce(db)
  expect(await db.prisma.seat.count({ where: { agentId: agent.id } })).toBe(0)
  expect(await db.prisma.seat.count()).toBe(6)
})

it('a match under embargo is announced to no one, from its deal to its end, however it ends', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  await db.prisma.season.update({ where: { id: seasonId }, data: { embargo: true } })
  await queueHouseTables(db, seasonId, 2)
  shown.length = 0
  const [first, second] = await seated(db, (queue) => matchmake(db, queue))
  if (first === undefined || second === undefined) throw new Error('two tables were to be dealt')
  await playerOf(db)(first)
  await giveUp({ db, feed, clock: systemClock }, second, 'ran-too-long')
  expect(await db.prisma.match.count({ where: { status: { in: ['finished', 'void'] } } })).toBe(2)
  expect(shown).toEqual([])
})
