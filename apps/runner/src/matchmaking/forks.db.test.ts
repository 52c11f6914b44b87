import { createHouseAgent } from '@wis/agents'
import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import {
  isForkOf,
  listHouseAgents,
  openForks,
  pairedVersions,
  playSameDeals,
  beginTrial,
  ownerAgent,
  readForks,
} from '@wis/db/agents'
import { listMatches, listUnfinished, openTicket, readEntries, readMatch, readTicket } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { playAll } from '../testing/play-tables.ts'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { guest, online, seat } from '../testing/waiting-agents.ts'

interface Learner {
  readonly db: Database
  readonly seasonId: SeasonId
  readonly agentId: AgentId
  readonly game: string
}

/** An agent with two versions, and the season in which it practises. */
async function learner(game = 'who-is-spy'): Promise<Learner> {
  const db = await freshDatabase()
  const seasonId = game === 'who-is-spy' ? await openSeason(db) : await openLadderOf(db, game)
  const agentId = await online(db, guest('learner'))
  await db.prisma.agent.update({ where: { id: agentId }, data: { games: [game] } })
  await db.prisma.agentVersion.create({ data: { id: newId(), agentId, number: 2, settings: {} } })
  return { db, seasonId, agentId, game }
}

/** Seats whoever waits, and plays the match to its end. The learner plays as the first house agent of the game does. */
async function played({ db, game }: Learner): Promise<MatchId> {
  await seat(db)
  const [matchId] = await listUnfinished(db)
  if (!matchId) throw new Error('nobody was seated')
  const [first] = await listHouseAgents(db, game)
  await playAll(db, (slug) => createHouseAgent(slug === 'learner' ? (first?.slug ?? '') : slug))
  return matchId
}

async function practised(learns: Learner): Promise<MatchId> {
  const { db, agentId, seasonId } = learns
  const opened = await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en' })
  if (!opened.ok) throw new Error(opened.reason)
  return played(learns)
}

const account = (userId: string | null | undefined) => ({ userId: userId ?? null, guest: null })

const opened = (forks: Awaited<ReturnType<typeof openForks>>) => {
  if (!forks.ok) throw new Error(forks.reason)
  return forks
}

const seating = async ({ db }: Learner, matchId: MatchId) =>
  (await db.prisma.seat.findMany({ where: { matchId }, orderBy: { seat: 'asc' } })).map((row) => row.agentId)

const calls = async ({ db, agentId }: Learner, matchId: MatchId) =>
  (
    await db.pool.query<{ seq: number }>(
      `select c.seq from calls_of($1) c join seats s on s.match_id = $1 and s.seat = c.seat and s.agent_id = $2
       order by c.seq`,
      [matchId, agentId],
    )
  ).rows.map(({ seq }) => seq)

/** What was dealt before anybody was asked. */
async function dealOf({ db }: Learner, matchId: MatchId) {
  const { rows } = await db.pool.query<{ first: number }>(`select min(seq) as first from calls_of($1)`, [
    matchId,
  ])
  return (await readEntries(db, matchId, 'director')).slice(0, rows[0]?.first ?? 0).map(({ event }) => event)
}

it.each(['who-is-spy', 'holdem', 'tic-tac-toe'])(
  '%s: a match is played again with its deal, everybody at their seat',
  async (game) => {
    const learns = await learner(game)
    const { db, agentId } = learns
    const first = await practised(learns)
    opened(await openForks(db, agentId, { version: 1, places: [{ matchId: first, seq: 0 }] }))
    const again = await played(learns)
    expect(again).not.toBe(first)
    expect(await seating(learns, again)).toEqual(await seating(learns, first))
    const before = await dealOf(learns, first)
    expect(await dealOf(learns, again)).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
    const [fork] = await readForks(db, agentId)
    expect(fork).toMatchObject({
      ofMatchId: first,
      entry: 0,
      game,
      matchId: again,
      state: 'finished',
      before: { version: 2 },
      now: { version: 1 },
    })
    expect(fork?.now.points).not.toBeNull()
  },
)

it('a match is played on from a turn: what came before stays, and the seat is asked first', async () => {
  const learns = await learner()
  const { db, agentId } = learns
  const first = await practised(learns)
  const seq = (await calls(learns, first)).at(-1) ?? 0
  await db.pool.query(
    `insert into hidden_speeches (match_id, seq, reason)
     select $1, min(seq), 'rude' from entries_of($1) where event->>'type' = 'speech-given'`,
    [first],
  )
  opened(await openForks(db, agentId, { places: [{ matchId: first, seq }] }))
  const again = await played(learns)
  const [before, after] = [await readEntries(db, first, 'director'), await readEntries(db, again, 'director')]
  expect(seq).toBeGreaterThan(3)
  // What a moderator hid of the first match is hidden in this one, too.
  const speech = after.find(({ event }) => event.type === 'speech-given')?.seq ?? -1
  expect(speech).toBeLessThan(seq)
  expect(await readEntries(db, again, 'organizer', speech - 1)).toMatchObject([
    { seq: speech, event: { text: '[hidden by a moderator: rude]' } },
    ...after.slice(speech + 1).map((entry) => ({ seq: entry.seq })),
  ])
  expect(after.slice(0, seq)).toEqual(before.slice(0, seq))
  expect((await calls(learns, again))[0]).toBe(seq)
  expect(after.at(-1)?.event.type).toBe('match-ended')
  expect(await pairedVersions(db, agentId)).toEqual([])
  expect(await openForks(db, agentId, { places: [{ matchId: first, seq: 1 }] })).toEqual({
    ok: false,
    reason: 'no-such-turn',
  })
})

it('is its owner\u2019s alone, and moves no record', async () => {
  const learns = await learner()
  const { db, agentId, seasonId } = learns
  const first = await practised(learns)
  opened(await openForks(db, agentId, { places: [{ matchId: first, seq: 0 }] }))
  const again = await played(learns)
  const { ownerId } = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
  expect(await readMatch(db, again)).toBeUndefined()
  expect(await readEntries(db, again, 'spectator')).toEqual([])
  expect((await listMatches(db, {})).items.map(({ id }) => id)).not.toContain(again)
  expect(await isForkOf(db, again, account(ownerId))).toBe(true)
  expect(await isForkOf(db, again, account('somebody'))).toBe(false)
  expect(await isForkOf(db, first, account(ownerId))).toBe(false)
  expect(await db.prisma.match.count({ where: { seasonId } })).toBe(1)
})

it('one version plays the deals of another, and the points are compared deal by deal', async () => {
  const learns = await learner()
  const { db, agentId, game } = learns
  await db.prisma.agentVersion.deleteMany({ where: { agentId, number: 2 } })
  const deals = [await practised(learns), await practised(learns)]
  const wish = { game, language: 'en', against: 1, matches: 10 } as const
  expect(await playSameDeals(db, agentId, wish)).toEqual({ ok: false, reason: 'nothing-to-repeat' })
  await db.prisma.agentVersion.create({ data: { id: newId(), agentId, number: 2, settings: {} } })
  const { ticketId, forks } = opened(await playSameDeals(db, agentId, wish))
  expect(forks).toBe(2)
  expect(await readTicket(db, ticketId)).toMatchObject({ state: 'waiting', more: 1 })
  expect((await readForks(db, agentId)).map(({ state }) => state)).toEqual(['queued', 'queued'])
  await played(learns)
  await played(learns)
  const found = await readForks(db, agentId)
  expect(found.map(({ state }) => state)).toEqual(['finished', 'finished'])
  expect(found.map(({ ofMatchId }) => ofMatchId).toSorted()).toEqual(deals.toSorted())
  const [pair] = await pairedVersions(db, agentId)
  const mean = found.reduce((sum, { now, before }) => sum + ((now.points ?? 0) - (before.points ?? 0)) / 2, 0)
  expect(pair).toMatchObject({ game, version: 2, against: 1, pairs: 2 })
  expect(pair?.difference).toBeCloseTo(mean, 9)
  const refused = async (more: object) => playSameDeals(db, agentId, { ...wish, ...more })
  expect(await refused({})).toEqual({ ok: false, reason: 'nothing-to-repeat' })
  // They are its own deals, which the other version played again.
  expect(await refused({ version: 1, against: 2 })).toEqual({ ok: false, reason: 'nothing-to-repeat' })
  expect(await refused({ version: 1 })).toEqual({ ok: false, reason: 'same-version' })
})

it('a new version first plays the deals of the version before, and comes to no ranked table by itself until then', async () => {
  const learns = await learner()
  const { db, agentId, game } = learns
  await db.prisma.agentVersion.deleteMany({ where: { agentId, number: 2 } })
  await practised(learns)
  await practised(learns)
  expect(await beginTrial(db, agentId, 10)).toEqual({ ok: false, reason: 'nothing-to-repeat' })
  await db.prisma.agentVersion.create({ data: { id: newId(), agentId, number: 2, settings: {} } })
  const because = async () => (await ownerAgent(db, agentId))?.nextMatch?.because
  const before = await because()
  expect(before).not.toBe('trial')
  const { ticketId, forks } = opened(await beginTrial(db, agentId, 10))
  expect(forks).toBe(2)
  expect(await because()).toBe('trial')
  await played(learns)
  expect(await because()).toBe('trial')
  await played(learns)
  expect(await because()).toBe(before)
  expect(await pairedVersions(db, agentId)).toMatchObject([{ game, version: 2, against: 1, pairs: 2 }])

  // An owner who gives up the place in the queue ends it, too.
  await db.prisma.agentVersion.create({ data: { id: newId(), agentId, number: 3, settings: {} } })
  const again = opened(await beginTrial(db, agentId, 10))
  expect([again.forks, again.ticketId === ticketId]).toEqual([2, false])
  expect(await because()).toBe('trial')
  await db.prisma.ticket.update({
    where: { id: again.ticketId },
    data: { state: 'left', reason: 'withdrawn', leftAt: new Date() },
  })
  expect(await because()).toBe(before)

  // Two versions that both played the deals of an older one are compared, too.
  opened(await beginTrial(db, agentId, 1))
  await played(learns)
  const pairs = (await pairedVersions(db, agentId)).map(({ version, against, pairs: n }) => [
    version,
    against,
    n,
  ])
  expect(pairs).toEqual([
    [3, 2, 1],
    [3, 1, 1],
    [2, 1, 2],
  ])
})

it('nobody plays again what is not over, what strangers played, or with a version that is not there', async () => {
  const learns = await learner()
  const { db, agentId, seasonId } = learns
  const first = await practised(learns)
  const stranger = await online(db, guest('stranger'))
  const places = [{ matchId: first, seq: 0 }]
  expect(await openForks(db, stranger, { places })).toEqual({ ok: false, reason: 'no-such-match' })
  expect(await openForks(db, agentId, { places, version: 9 })).toEqual({
    ok: false,
    reason: 'no-such-version',
  })
  await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en' })
  const [running] = await seat(db)
  expect(await openForks(db, agentId, { places: [{ matchId: running ?? '', seq: 0 }] })).toEqual({
    ok: false,
    reason: 'match-not-over',
  })
  await db.prisma.match.update({ where: { id: ids.match(first) }, data: { withheld: true } })
  expect(await openForks(db, agentId, { places })).toEqual({ ok: false, reason: 'no-such-match' })
})
