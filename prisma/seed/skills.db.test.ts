import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import {
  compareRatings,
  compareStandings,
  leaderboard,
  rebuildRatings,
  rebuildStandings,
  refitRatings,
} from '@wis/db/boards'
import { readPlayed } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { exportMatch, signingKeyFrom } from '@wis/proof'
import { fitRatings, fitSides, newcomerSkill, skillsAfter, unpackMatches } from '@wis/ratings'
import type { SideRating, TrueSkill } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { countMatch } from '../../packages/db/src/decision/count-match.ts'
import { seedBase } from './base.ts'
import { played } from './testing.ts'

const key = signingKeyFrom(Buffer.alloc(32, 3))
const games = ['tic-tac-toe', 'dilemma', 'hanabi']

/** The ladders of some games after some matches, two at a time, so that they end in another order than they began. */
async function ladders(...wanted: readonly string[]): Promise<Database> {
  const db = await freshDatabase()
  await seedBase(db)
  for (const kit of wanted.map(kitOf))
    for (const first of [0, 1])
      await Promise.all([played(db, kit, { first }), played(db, kit, { first: first + 1 })])
  return db
}

function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`${game} is not here`)
  return kit
}

interface Exported {
  readonly endedAt: string
  readonly matchId: string
  readonly lines: readonly string[]
}

async function exported(db: Database, game: string): Promise<Exported[]> {
  const matches = await db.prisma.match.findMany({ where: { game, status: 'finished', decisionId: null } })
  const found = []
  for (const { id } of matches) {
    const match = await readPlayed(db, ids.match(id))
    const lines = (match && exportMatch(match, { version: '1.0.0', key })) ?? []
    const { endedAt } = JSON.parse(lines[0] ?? '{}') as { endedAt: string }
    found.push({ endedAt, matchId: id, lines })
  }
  const orderOf = ({ endedAt, matchId }: Exported) => `${endedAt} ${matchId}`
  return found.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

function resultOfExport(kit: GameKit, lines: readonly string[]) {
  const [header, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const agents = (header?.['seats'] as { agent: string }[]).map(({ agent }) => agent)
  const log = rest.filter((line) => 'event' in line) as unknown as Entry[]
  return { agents, results: kit.results.of(replay(kit.rules, log as never)) }
}

/** The skills as anybody computes them who has the exports of a ladder. */
async function skillsOfExports(db: Database, game: string): Promise<Record<string, TrueSkill>> {
  const kit = kitOf(game)
  const skills: Record<string, TrueSkill> = {}
  for (const { lines } of await exported(db, game)) {
    const { agents, results } = resultOfExport(kit, lines)
    if (new Set(results.map(({ team }) => team)).size < 2) continue
    const before = agents.map((agent) => skills[agent] ?? newcomerSkill)
    const after = skillsAfter(
      results.map(({ place, team }, seat) => ({ place, team, skill: before[seat] ?? newcomerSkill })),
    )
    for (const [seat, agent] of agents.entries()) skills[agent] = after[seat] ?? newcomerSkill
  }
  return skills
}

async function storedSkills(db: Database, game: string): Promise<Record<string, TrueSkill>> {
  const rows = await db.prisma.standing.findMany({ where: { season: { game }, skillMean: { not: null } } })
  return Object.fromEntries(
    rows.map(({ agentId, skillMean, skillDeviation }) => [
      agentId,
      { mean: skillMean ?? NaN, deviation: skillDeviation ?? NaN },
    ]),
  )
}

it(
  'skills are those that the exports of a ladder give, to the last bit',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const db = await ladders(...games)
    for (const game of games) {
      const due = await skillsOfExports(db, game)
      expect(await storedSkills(db, game)).toEqual(due)
      // In hanabi all are on one side.
      expect(Object.keys(due).length > 0).toBe(game !== 'hanabi')
    }
    expect(await compareStandings(db)).toEqual([])
    await expectSums(db)
    await expectRatings(db)
  },
)

const refit = (db: Database) =>
  refitRatings(db, {
    fit: async (packed, field) => fitRatings(unpackMatches(packed), field),
  })

/** The ratings of each ladder are those that all exports together give, in whatever order they are read. */
async function expectRatings(db: Database) {
  await refit(db)
  for (const game of games) {
    const due = await ratingsOfExports(db, game)
    const board = await leaderboard(db, { seasonSlug: `open-${game}`, language: 'zh' })
    const found = board?.items.flatMap(({ agent, skill }) => (skill ? [[agent.id, skill] as const] : []))
    expect(Object.fromEntries(found ?? [])).toEqual(
      Object.fromEntries(
        due.map(([id, { rating, low, high, matches }]) => [
          id,
          expect.objectContaining({ rating, low, high, matches }),
        ]),
      ),
    )
    expect(board?.ratings?.matches).toBe(game === 'hanabi' ? undefined : 4)
  }
  expect(await compareRatings(db)).toEqual([])
  await db.pool.query('update agent_ratings set high = high + 1')
  expect(new Set((await compareRatings(db)).map(({ column }) => column))).toEqual(new Set(['high']))
  await rebuildRatings(db)
  expect(await compareRatings(db)).toEqual([])
}

async function ratingsOfExports(db: Database, game: string): Promise<[string, SideRating][]> {
  const kit = kitOf(game)
  const played = (await exported(db, game)).map(({ lines }) => resultOfExport(kit, lines))
  const agentIds = [...new Set(played.flatMap(({ agents }) => agents))].sort()
  const results = played
    .filter(({ results: seats }) => new Set(seats.map(({ team }) => team)).size > 1)
    .map(({ agents, results: seats }) => ({
      times: 1,
      sides: seats.map(({ place }, seat) => ({ place, agents: [agentIds.indexOf(agents[seat] ?? '')] })),
    }))
  return fitSides(results).map((rating) => [agentIds[rating.agent] ?? '', rating])
}

/** Draws, the spread of the points and facts are those of the matches. */
async function expectSums(db: Database) {
  const standings = await db.prisma.standing.findMany({ where: { season: { game: { in: games } } } })
  const seats = await db.prisma.seat.findMany({ where: { match: { game: { in: games } } } })
  for (const { agentId, matches, wins, draws, points, pointsSquared, facts } of standings) {
    const own = seats.filter((seat) => seat.agentId === agentId)
    expect(own).toHaveLength(matches)
    expect(wins + draws).toBeLessThanOrEqual(matches)
    expect(own.reduce((sum, seat) => sum + (seat.points ?? 0), 0)).toBe(points)
    expect(own.reduce((sum, seat) => sum + (seat.points ?? 0) ** 2, 0)).toBe(pointsSquared)
    const [first] = own.map((seat) => Object.keys(seat.facts as object))
    const sums = (first ?? []).map((name) => [
      name,
      own.reduce((sum, seat) => sum + ((seat.facts as Record<string, number>)[name] ?? 0), 0),
    ])
    expect(facts).toEqual(Object.fromEntries(sums))
  }
}

it('a match that is taken out, and one that comes back before others, leave the skills that are due', async () => {
  const db = await ladders('dilemma')
  const before = await storedSkills(db, 'dilemma')
  const [first] = await exported(db, 'dilemma')
  const match = await db.prisma.match.findUniqueOrThrow({ where: { id: first?.matchId ?? '' } })
  const season = { id: match.seasonId, game: 'dilemma', state: 'open', format: 'ladder', initialTotal: 0 }
  const by = { byId: 'u', byName: 'U' }
  await db.prisma.decision.create({
    data: {
      id: 'd',
      seasonId: match.seasonId,
      number: 1,
      kind: 'void',
      matchId: match.id,
      reason: 'r',
      ...by,
    },
  })
  const mark = (decisionId: string | null) =>
    inTransaction(db, (client) => countMatch(client, season, { matchId: match.id, decisionId }))
  await mark('d')
  expect(await storedSkills(db, 'dilemma')).toEqual(await skillsOfExports(db, 'dilemma'))
  expect(await storedSkills(db, 'dilemma')).not.toEqual(before)
  expect(await compareStandings(db)).toEqual([])
  await mark(null)
  expect(await storedSkills(db, 'dilemma')).toEqual(before)
  expect(await compareStandings(db)).toEqual([])
}, 120_000)

it('damaged skills and sums are found and made anew, as are skills that an upgrade left to be computed', async () => {
  const db = await ladders('tic-tac-toe')
  const before = await storedSkills(db, 'tic-tac-toe')
  await db.pool.query(
    `update standings set skill_mean = skill_mean + 1, draws = draws + 1 where skill_mean > 25`,
  )
  await db.pool.query(`update standings set facts = '{"answers": 1}' where facts is not null`)
  const found = async () => (await compareStandings(db)).map(({ column }) => column)
  expect(await found()).toEqual(
    expect.arrayContaining(['skill_mean', 'draws', 'facts.answers', 'facts.moves']),
  )
  await db.pool.query(`delete from skill_matches where match_id = (select min(match_id) from skill_matches)`)
  expect(await found()).toContain('match')
  await rebuildStandings(db)
  expect(await compareStandings(db)).toEqual([])
  expect(await storedSkills(db, 'tic-tac-toe')).toEqual(before)
  await db.pool.query(`update skill_matches set means = '{}', deviations = '{}'`)
  await db.pool.query('update standings set skill_mean = null, skill_deviation = null')
  await refit(db)
  expect(await storedSkills(db, 'tic-tac-toe')).toEqual(before)
  expect(await compareStandings(db)).toEqual([])
}, 120_000)
