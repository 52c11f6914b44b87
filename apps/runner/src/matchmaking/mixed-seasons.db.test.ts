import type { Database } from '@wis/db'
import { answerTurn } from '@wis/db/agents'
import { readEntries, readMatch } from '@wis/db/matches'
import { readPeopleBoard, readSeat, seatQuestion, takeRankedSeat } from '@wis/db/people'
import type { SeasonId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { guest, hasWaited, online, seat as seatTables } from '../testing/waiting-agents.ts'

const eve = { userId: 'eve', guest: null }

async function sitsDown(db: Database, seasonId: SeasonId) {
  await db.pool.query(`update seasons set terms = '{"people": "mixed"}' where id = $1`, [seasonId])
  await db.prisma.user.create({ data: { id: 'eve', name: 'Eve' } })
  const taken = await takeRankedSeat(db, { userId: 'eve', seasonId, language: 'en' })
  if (!taken.ok) throw new Error(taken.reason)
  return async () => {
    const found = await readSeat(db, taken.seatId, eve)
    if (!found) throw new Error('the seat is not there')
    return found
  }
}

it('a person sits among the agents of a mixed season, under its own rules and never with an own agent', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  for (const name of ['nora', 'olaf', 'pia']) await online(db, guest(name))
  const read = await sitsDown(db, seasonId)
  await db.pool
    .query(`update agents set plays_ranked = true, owner_id = case slug when 'nora' then 'eve' else owner_id end
                       where kind = 'webhook'`)
  await seatTables(db)
  expect((await read()).match).toBeNull()
  await hasWaited(db, 70_000)
  await seatTables(db)
  const { match, seasonSlug } = await read()
  if (!match) throw new Error('no table was dealt')
  const { ruleset } = await db.prisma.season.findUniqueOrThrow({ where: { id: seasonId } })
  expect([seasonSlug, match.ruleset]).toEqual(['test', ruleset])
  expect(await readMatch(db, match.id)).toMatchObject({ mode: 'ranked', withheld: true, seats: [] })
  const seats = await db.prisma.seat.findMany({ where: { matchId: match.id }, include: { agent: true } })
  expect(seats.map(({ agent }) => agent.kind).toSorted()).toEqual([
    ...['house', 'house', 'house', 'person'],
    ...['webhook', 'webhook'],
  ])
  expect(seats.map(({ agent }) => agent.slug)).not.toContain('nora')
  expect(seats.filter(({ sitsIn }) => sitsIn).map(({ agent }) => agent.kind)).toEqual(['person'])
})

it('a match of a mixed season is played to its end, and counts for agents and people on a board each', async () => {
  const db = await freshDatabase()
  const seasonId = await openLadderOf(db, 'dilemma')
  const read = await sitsDown(db, seasonId)
  const { agentId } = await read()
  await hasWaited(db, 70_000)
  await runHere(db.url, { WIS_HOUSE_PACE_MS: '0' })
  const over = await until('the end', async () => {
    const question = await seatQuestion(db, agentId)
    if (question) await answerTurn(db, { turnId: question.turnId, agentId, answer: '{"choice":"cooperate"}' })
    const { match } = await read()
    return match?.status === 'finished' && match
  })
  const log = await readEntries(db, over.id, 'spectator')
  expect(log.map(({ event }) => event.type)).not.toContain('move-missed')
  const header = await readMatch(db, over.id)
  expect([header?.withheld, header?.seats[over.seat]?.agent.kind]).toEqual([false, 'person'])
  const board = await readPeopleBoard(db, { seasonId, language: 'en' }, 'eve')
  expect(board?.people).toMatchObject([{ rank: 1, matches: 1, isReader: true }])
  const standings = await db.prisma.standing.findMany({ where: { seasonId }, include: { agent: true } })
  expect(new Set(standings.map(({ agent }) => agent.kind))).toEqual(new Set(['house']))
})
