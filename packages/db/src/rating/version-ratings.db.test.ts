import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { fitRatings, unpackMatches } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { refitRatings } from '../doors/boards.ts'
import type { Database } from '../index.ts'
import { newId } from '../new-id.ts'
import { namedAgents, openSeasonOf, settledHouseMatch } from '../testing/played-out.ts'
import { settledSeason } from '../testing/settled.ts'
import { versionRatings } from './version-ratings.ts'

const rate = (db: Database) =>
  refitRatings(db, { fit: async (packed, field) => fitRatings(unpackMatches(packed), field) })

/** Says that an agent played its later matches with a second version. Returns how many. */
async function laterWithSecond(db: Database, agentId: string): Promise<readonly [number, number]> {
  await db.prisma.agentVersion.create({ data: { id: newId(), agentId, number: 2, settings: {} } })
  const seats = await db.prisma.seat.findMany({ where: { agentId }, orderBy: { matchId: 'asc' } })
  const later = seats.slice(Math.floor(seats.length / 2)).map(({ matchId }) => matchId)
  await db.pool.query(
    `update seats set version_id = (select id from agent_versions where agent_id = $1 and number = 2)
     where agent_id = $1 and match_id = any($2::text[])`,
    [agentId, later],
  )
  return [seats.length - later.length, later.length]
}

it('rates each version by its own matches, near the rating of the agent where they are alike', async () => {
  const db = await freshDatabase()
  const { agents, seasonId } = await settledSeason(db, 40)
  const agentId = agents[0] ?? expect.fail('no agent')
  await rate(db)
  expect(await versionRatings(db, agentId)).toEqual([])
  const [first, second] = await laterWithSecond(db, agentId)

  const [ladder, ...more] = await versionRatings(db, agentId)
  expect(more).toEqual([])
  expect(ladder).toMatchObject({ game: 'who-is-spy', seasonId, spoken: 'en' })
  expect(ladder?.versions.map(({ number, matches }) => [number, matches])).toEqual([
    [2, second],
    [1, first],
  ])
  const board = await db.prisma.agentRating.findFirstOrThrow({ where: { agentId } })
  for (const { rating, low, high } of ladder?.versions ?? []) {
    expect(Math.abs(rating - board.rating)).toBeLessThan(high - low)
    expect(low).toBeLessThan(rating)
    expect(high).toBeGreaterThan(rating)
  }
  expect(ladder?.versions[1]?.sinceLast).toBeNull()
  expect(ladder?.versions[0]?.sinceLast?.low).toBeLessThan(0)
  expect(ladder?.versions[0]?.sinceLast?.high).toBeGreaterThan(0)

  // Removed matches count for no version, and a board that is not open says nothing.
  const removed = await db.prisma.seat.findFirstOrThrow({ where: { agentId }, orderBy: { matchId: 'desc' } })
  const decision = { number: 1, kind: 'void', reason: 'r', byId: 'x', byName: 'X' }
  await db.prisma.decision.create({ data: { id: newId(), seasonId, matchId: removed.matchId, ...decision } })
  expect((await versionRatings(db, agentId))[0]?.versions[0]?.matches).toBe(second - 1)
  await db.prisma.season.update({ where: { id: seasonId }, data: { embargo: true } })
  expect(await versionRatings(db, agentId)).toEqual([])
})

it('rates the versions of an agent in a game between sides, on the one board of a game without words', async () => {
  const db = await freshDatabase()
  const kit = kitCalled('tic-tac-toe') ?? expect.fail('no game')
  const seasonId = await openSeasonOf(db, kit)
  const agents = await namedAgents(db, ['ant', 'bee'])
  await db.prisma.agent.updateMany({ data: { games: [kit.id] } })
  const versions = await db.prisma.agentVersion.findMany()
  const seats = agents.map((agentId) => ({
    agentId,
    versionId: ids.version(versions.find((one) => one.agentId === agentId)?.id ?? ''),
  }))
  for (let n = 0; n < 12; n++)
    await settledHouseMatch(db, kit, {
      seasonId,
      seed: `match ${n}`,
      agents: n % 2 === 0 ? seats : seats.toReversed(),
    })
  await rate(db)
  const agentId = agents[0] ?? expect.fail('no agent')
  await laterWithSecond(db, agentId)
  const [ladder] = await versionRatings(db, agentId)
  expect(ladder).toMatchObject({ game: 'tic-tac-toe', spoken: null })
  expect(ladder?.versions.map(({ number, matches }) => [number, matches])).toEqual([
    [2, 6],
    [1, 6],
  ])
})
