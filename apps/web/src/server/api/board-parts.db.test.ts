import type { Database } from '@wis/db'
import { saveSeason } from '@wis/db/seasons'
import { kitCalled } from '@wis/games'
import { apiRoutes } from '@wis/protocol'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'

/** Matches and wins as Merlin, and as the assassin. */
type Record = readonly [asMerlin: number, wins: number, asAssassin: number, wins: number]

async function ladder(db: Database, records: Readonly<{ [agent: string]: Record }>) {
  const kit = kitCalled('avalon')
  if (!kit) throw new Error('the game is not here')
  const [ruleset] = kit.setup.presets
  const seasonId = await saveSeason(db, {
    slug: 'a',
    name: 'A',
    game: kit.id,
    ruleset,
    languages: ['en' as const],
    demo: false,
  })
  for (const [agent, [asMerlin, merlinWins, asAssassin, assassinWins]] of Object.entries(records)) {
    await db.pool.query(`insert into agents (id, slug, name, kind) values ($1, $1, $1, 'webhook')`, [agent])
    await db.prisma.agentVersion.create({ data: { id: agent, agentId: agent, number: 1, settings: {} } })
    const facts = {
      'as-merlin': asMerlin,
      'merlin-wins': merlinWins,
      'as-assassin': asAssassin,
      'assassin-wins': assassinWins,
    }
    const [matches, wins] = [asMerlin + asAssassin, merlinWins + assassinWins]
    await db.pool.query(
      `insert into standings (season_id, language, agent_id, total, matches, points, wins, draws, points_squared, facts,
         skill_mean, skill_deviation)
       values ($1, 'en', $2, $4, $3, $4, $5, 0, 1, $6, 25, 2)`,
      [seasonId, agent, matches, wins * 15, wins, JSON.stringify(facts)],
    )
  }
}

const records = {
  seer: [40, 30, 20, 2],
  knife: [20, 5, 40, 36],
  twin: [40, 30, 0, 0],
  novice: [2, 2, 1, 0],
} as const

it('a side or a role has a board of its own, with ranks by its metric', async () => {
  const api = await apiRig()
  await ladder(api.db, records)
  const boardOf = async (query: string) => {
    const answer = await api.call('GET /leaderboard', { query: `season=a${query}` })
    return apiRoutes['GET /leaderboard'].answer.parse(await answer.json())
  }
  const placesOf = async (query: string) =>
    (await boardOf(query)).items.map(({ rank, agent }) => `${rank} ${agent.slug}`)
  expect(await placesOf('&part=merlin')).toEqual(['1 seer', '1 twin', '3 knife', '4 novice'])
  expect(await placesOf('&part=assassin')).toEqual(['1 knife', '2 seer', '3 novice'])
  expect(await placesOf('&part=good&sort=wins')).toEqual(['1 seer', '1 twin', '3 knife', '4 novice'])
  expect(await placesOf('&part=merlin&limit=1&cursor=2')).toEqual(['3 knife'])
  const board = await boardOf('&part=merlin')
  expect(board.game?.part).toBe('merlin')
  expect(board.game?.parts.map(({ id }) => id)).toEqual([
    ...['good', 'evil', 'merlin', 'percival', 'servant', 'morgana', 'assassin'],
  ])
  expect(board.items.map(({ inGame }) => inGame?.fewMatches)).toEqual([false, false, false, true])
  const merlin = board.items[0]?.inGame?.metrics.find(({ id }) => id === 'merlin-win-rate')
  expect(merlin).toMatchObject({ sum: 30, of: 40, value: 0.75 })
  expect((await boardOf('')).game?.part).toBeNull()
})

it('a board of a side or role that the game does not have is not found', async () => {
  const api = await apiRig()
  await ladder(api.db, records)
  const answer = await api.call('GET /leaderboard', { query: 'season=a&part=wizard' })
  expect(answer.status).toBe(404)
})
