import { readSeason, saveSeason } from '@wis/db/seasons'
import { kitCalled } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { firstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import { leadersOf } from './leaders-of.ts'

interface Played {
  readonly agent: string
  readonly matches: number
  readonly rating: number
}

/** A ladder of the platform on which these agents have played. */
async function ladder(game: string, played: readonly Played[]) {
  const db = await freshDatabase()
  // The one that `database()` gives: a module that another test has loaded asks for it, too.
  Object.assign(globalThis, { wisDatabase: db })
  const ruleset = kitCalled(game)?.setup.presets[0] ?? expect.fail(`${game} is gone`)
  const seasonId = await saveSeason(db, {
    slug: 's',
    name: 'S',
    game,
    ruleset,
    demo: true,
    languages: ['en'],
  })
  const season = (await readSeason(db, 's')) ?? expect.fail('the season is gone')
  const language = season.ladders[0] ?? expect.fail('the season has no ladder')
  await db.pool.query(
    `insert into rating_fits (season_id, language, field, fitted_at, matches, basis) values ($1, $2, '{}', now(), 30, '{}')`,
    [seasonId, language],
  )
  for (const { agent, matches, rating } of played) {
    await db.pool.query(`insert into agents (id, slug, name, kind) values ($1, $1, $1, 'webhook')`, [agent])
    await db.prisma.standing.create({
      data: {
        seasonId,
        language,
        agentId: agent,
        total: matches,
        matches,
        points: matches,
        wins: 1,
        draws: 0,
        facts: {},
        skillMean: rating / 60,
        skillDeviation: 1,
        updatedAt: new Date(),
      },
    })
    await db.pool.query(
      `insert into agent_ratings (season_id, language, agent_id, rating, low, high, rank_best, rank_worst, provisional,
                                  scales, matches, fitted_at)
       values ($1, $2, $3, $4::float8, $4::float8 - 300, $4::float8 + 300, 1, 3, true, '{}', $5, now())`,
      [seasonId, language, agent, rating, matches],
    )
  }
  return season
}

it('names the leader of a ladder as the leaderboard does, whoever was first to have enough matches', async () => {
  const season = await ladder('connect-four', [
    { agent: 'busy', matches: 23, rating: 1047 },
    { agent: 'strong', matches: 17, rating: 1901 },
    { agent: 'middling', matches: 18, rating: 1552 },
  ])
  const [lead] = await leadersOf(season, false)
  const board = await firstOfBoard('connect-four', 'en', 3)
  expect(board?.leaders.map(({ agent }) => agent.id)).toEqual(['strong', 'middling', 'busy'])
  expect(lead).toMatchObject({
    first: { agent: { id: 'strong' } },
    main: '1901',
    isProvisional: true,
    tooFew: null,
  })
})

it('names no leader as long as one agent of several has enough matches, where nobody is rated', async () => {
  const season = await ladder('hanabi', [
    { agent: 'busy', matches: 23, rating: 1047 },
    { agent: 'new', matches: 17, rating: 1901 },
  ])
  const [lead] = await leadersOf(season, false)
  expect(lead?.tooFew).toEqual({ settled: 1, agents: 2 })
})
