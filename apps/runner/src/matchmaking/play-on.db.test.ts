import { createHouseAgent } from '@wis/agents'
import type { Database } from '@wis/db'
import { forkedFrom, isForkOf, listHouseAgents } from '@wis/db/agents'
import { listMatches, listUnfinished, openTicket, readEntries, readMatch } from '@wis/db/matches'
import { playedMatch, readSeat, takeSeatOf } from '@wis/db/people'
import type { Person } from '@wis/db/people'
import type { AgentId, MatchId } from '@wis/engine'
import { kits, personsTurnMs } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { playAll } from '../testing/play-tables.ts'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { guest, online, seat } from '../testing/waiting-agents.ts'

const ada: Person = { userId: null, guest: 'ada' }

/** Everybody who is no house agent plays as the first one of the game does. */
async function played(db: Database, game: string): Promise<MatchId> {
  await seat(db)
  const [matchId] = await listUnfinished(db)
  if (!matchId) throw new Error('nobody was seated')
  const house = (await listHouseAgents(db, game)).map(({ slug }) => slug)
  await playAll(db, (slug) => createHouseAgent(house.includes(slug) ? slug : (house[0] ?? '')))
  return matchId
}

/** A finished match of an agent with an owner among house agents. */
async function finished(game: string) {
  const db = await freshDatabase()
  const seasonId = game === 'who-is-spy' ? await openSeason(db) : await openLadderOf(db, game)
  const stranger = await online(db, guest('stranger'))
  await db.prisma.agent.update({ where: { id: stranger }, data: { games: [game] } })
  const opened = await openTicket(db, { agentId: stranger, seasonId, mode: 'practice', language: 'en' })
  if (!opened.ok) throw new Error(opened.reason)
  return { db, stranger, matchId: await played(db, game) }
}

const agentsOf = async ({ prisma }: Database, matchId: MatchId) =>
  (await prisma.seat.findMany({ where: { matchId }, orderBy: { seat: 'asc' } })).map(({ agentId }) => agentId)

const turnsOf = async (db: Database, matchId: MatchId, person = ada) => {
  const match = await playedMatch(db, matchId, person.userId)
  if (!match) throw new Error('there is nothing to play on from')
  return match
}

it.each(kits.map(({ id }) => id))(
  '%s: a person plays a match on from the seat of a house agent',
  async (game) => {
    const { db, stranger, matchId } = await finished(game)
    const { seats, turns } = await turnsOf(db, matchId)
    const before = await agentsOf(db, matchId)
    const own = seats.findIndex(({ mayTake }) => mayTake)
    const cut = turns[Math.floor(turns.length / 2)]?.seq ?? 0
    const taken = await takeSeatOf(db, { person: ada, matchId, seat: own, after: cut - 1 })
    if (!taken.ok) throw new Error(taken.reason)
    await db.prisma.personSeat.updateMany({ data: { counted: true } })
    const again = await played(db, game)
    expect(await db.pool.query('select from people_standings')).toMatchObject({ rowCount: 0 })
    const at = await readSeat(db, taken.seatId, ada)
    expect(at?.match).toMatchObject({ id: again, seat: own, status: 'finished' })

    const [old, log] = [await readEntries(db, matchId, 'director'), await readEntries(db, again, 'director')]
    expect(log.slice(1, cut)).toEqual(old.slice(1, cut))
    expect(log.length).toBeGreaterThan(cut)
    expect(log.at(-1)?.event.type).toBe('match-ended')
    const [opening] = log
    expect(opening?.event).toMatchObject({ type: 'match-opened' })
    const { ruleset } = opening?.event as unknown as { readonly ruleset: { readonly turnLimitMs: number } }
    expect(ruleset.turnLimitMs).toBeGreaterThanOrEqual(personsTurnMs)

    // The agents of the house are back at their seats, and nobody calls the agent of a stranger.
    const after = await agentsOf(db, again)
    expect(after).not.toContain(stranger)
    for (const [place, agentId] of before.entries())
      if (place !== own && agentId !== stranger) expect(after[place]).toBe(agentId)
    expect(await db.prisma.seat.count({ where: { agentId: stranger } })).toBe(1)

    // Only that person reads it.
    expect(await readMatch(db, again)).toBeUndefined()
    expect((await listMatches(db, {})).items.map(({ id }) => id)).not.toContain(again)
    expect(await isForkOf(db, again, ada)).toBe(true)
    expect(await isForkOf(db, again, { userId: null, guest: 'bob' })).toBe(false)
    expect(await forkedFrom(db, again)).toMatchObject({ slug: null, ofMatchId: matchId, seq: cut })
  },
)

it('chance decides anew what comes after the entry', async () => {
  const { db, matchId } = await finished('liars-dice')
  const { seats, turns } = await turnsOf(db, matchId)
  const own = seats.findIndex(({ mayTake }) => mayTake)
  await takeSeatOf(db, { person: ada, matchId, seat: own, after: (turns[0]?.seq ?? 0) - 1 })
  const again = await played(db, 'liars-dice')
  const found = await db.prisma.match.findMany({ where: { id: { in: [matchId, again] } } })
  expect(new Set(found.map(({ seed }) => seed)).size).toBe(2)
  const dealt = async (id: MatchId) =>
    (await readEntries(db, id, 'director')).filter(({ event }) => /rolled|dice|dealt/.test(event.type))
  const [before, after] = [await dealt(matchId), await dealt(again)]
  expect(JSON.stringify(after.at(-1)?.event)).not.toBe(JSON.stringify(before.at(-1)?.event))
})

it('the seat of an agent is for those who may read that agent', async () => {
  const { db, stranger, matchId } = await finished('tic-tac-toe')
  const owner = await ownerOf(db, stranger)
  const own = (await agentsOf(db, matchId)).indexOf(stranger)
  const wish = { matchId, seat: own, after: 0 }
  expect(await takeSeatOf(db, { ...wish, person: ada })).toEqual({ ok: false, reason: 'seat-of-others' })
  expect(await takeSeatOf(db, { ...wish, person: { userId: owner, guest: null } })).toMatchObject({
    ok: true,
  })
})

it('nobody plays on from a match that is withheld, that is not over, or after its last turn', async () => {
  const { db, matchId } = await finished('tic-tac-toe')
  const { seats, turns } = await turnsOf(db, matchId)
  const wish = { person: ada, matchId, seat: seats.findIndex(({ mayTake }) => mayTake) }
  const late = { ...wish, after: turns.at(-1)?.seq ?? 0 }
  expect(await takeSeatOf(db, late)).toEqual({ ok: false, reason: 'no-turn-left' })
  for (const data of [{ withheld: true }, { status: 'running', withheld: false }]) {
    await db.prisma.match.update({ where: { id: matchId }, data })
    expect(await takeSeatOf(db, { ...wish, after: 0 })).toEqual({ ok: false, reason: 'no-such-match' })
  }
})

const ownerOf = async ({ prisma }: Database, id: AgentId) =>
  (await prisma.agent.findUniqueOrThrow({ where: { id } })).ownerId
