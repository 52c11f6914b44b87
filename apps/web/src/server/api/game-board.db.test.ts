import type { Database } from '@wis/db'
import { saveSeason } from '@wis/db/seasons'
import { kitCalled } from '@wis/games'
import { apiRoutes } from '@wis/protocol'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'

interface Stored {
  readonly agent: string
  readonly matches: number
  readonly points: number
}

async function ladder(db: Database, standings: readonly Stored[]) {
  const kit = kitCalled('dilemma')
  if (!kit) throw new Error('the game is not here')
  const [ruleset] = kit.setup.presets
  const season = { slug: 'd', name: 'D', game: kit.id, ruleset, languages: ['en' as const], demo: false }
  const seasonId = await saveSeason(db, season)
  for (const { agent, matches, points } of standings) {
    await db.pool.query(`insert into agents (id, slug, name, kind) values ($1, $1, $1, 'webhook')`, [agent])
    await db.prisma.agentVersion.create({ data: { id: agent, agentId: agent, number: 1, settings: {} } })
    await db.pool.query(
      `insert into standings (season_id, language, agent_id, total, matches, points, wins, draws, points_squared, facts,
         skill_mean, skill_deviation)
       values ($1, 'en', $2, $4, $3, $4, 2, 1, $5, $6, 25, 2)`,
      [
        seasonId,
        agent,
        matches,
        points,
        (points / matches) ** 2 * matches,
        '{"decisions": 10, "defections": 4}',
      ],
    )
  }
}

const standings = [
  { agent: 'busy', matches: 40, points: 40 * 15 * 5 },
  { agent: 'good', matches: 20, points: 20 * 15 * 6 },
  { agent: 'lucky', matches: 3, points: 3 * 15 * 20 },
]

it('the board of a game is answered in its order and with its numbers, and asks for no role', async () => {
  const api = await apiRig()
  await ladder(api.db, standings)
  for (const query of ['', '&role=spy&sort=fouls']) {
    const answer = await api.call('GET /leaderboard', { query: `season=d${query}` })
    const page = apiRoutes['GET /leaderboard'].answer.parse(await answer.json())
    expect(page.items.map(({ rank, agent }) => `${rank} ${agent.slug}`)).toEqual([
      '1 good',
      '2 busy',
      '3 lucky',
    ])
    expect(page.items.map(({ inGame }) => inGame?.fewMatches)).toEqual([false, false, true])
    expect(page.game).toMatchObject({ id: 'dilemma', order: 'mean-points', matchesToLead: 20 })
    expect(page.items[0]?.inGame).toMatchObject({
      draws: 1,
      losses: 17,
      meanPoints: { value: 6, low: 6, high: 6 },
      trueSkill: { mean: 25, deviation: 2, floor: 19 },
    })
    expect(page.items[0]?.inGame?.metrics[0]).toEqual({ id: 'defection-rate', value: 0.4, sum: 4, of: 10 })
  }
})

it('the board says what people got, once there are enough of them, and ranks none', async () => {
  const api = await apiRig()
  await ladder(api.db, standings)
  const read = async () => {
    const answer = await api.call('GET /leaderboard', { query: 'season=d' })
    return apiRoutes['GET /leaderboard'].answer.parse(await answer.json())
  }
  const add = (person: string, games: number, points: number) =>
    api.db.pool.query(
      `insert into people_standings (season_id, language, person, games, points, wins, facts)
       select id, 'en', $1, $2, $3, 1, $4 from seasons where slug = 'd'`,
      [person, games, points * 15, JSON.stringify({ decisions: 5 * games, defections: points / 2 })],
    )
  await add('one', 3, 12)
  await add('two', 3, 18)
  const before = await read()
  expect(before.people).toBeUndefined()
  await add('three', 2, 10)
  const { people, ...page } = await read()
  expect(people).toMatchObject({ games: 8, people: 3, points: { value: 5 }, winRate: { value: 3 / 8 } })
  expect(people?.metrics.find(({ id }) => id === 'defection-rate')?.value).toBe(20 / 40)
  // Nobody was provoked, so there is nothing to say.
  expect(people?.metrics.map(({ id }) => id)).not.toContain('forgiveness-rate')
  expect(people?.points.low).toBeLessThan(5)
  expect(page).toEqual(before)
})
