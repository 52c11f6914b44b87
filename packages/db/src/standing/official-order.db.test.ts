import { ids, rngAt } from '@wis/engine'
import { kitCalled, kits } from '@wis/games'
import { rulesets } from '@wis/games/who-is-spy'
import { rankBy } from '@wis/ratings'
import type { BoardOrder, TrueSkill } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { agentRecord } from '../doors/agents.ts'
import { leaderboard } from '../doors/boards.ts'
import { saveSeason } from '../doors/seasons.ts'
import { inTransaction } from '../index.ts'
import type { Database } from '../index.ts'
import { placesStatement } from './board-statements.ts'
import { standingColumns } from './standing-row.ts'

const gameBy = (order: BoardOrder) => kits.find(({ board }) => board.order === order)?.id

interface Drawn {
  readonly agent: string
  readonly total: number
  readonly points: number
  readonly matches: number
  readonly wins: number
  readonly discounted: { readonly matches: number; readonly points: number; readonly wins: number }
  readonly skill: TrueSkill | null
}

/** Standings with few different numbers, so that many are tied in one key or in all. */
function drawnStandings(seed: string, count: number): readonly Drawn[] {
  const rng = rngAt(seed, 0)
  const upTo = (most: number) => rng.int(most + 1)
  return Array.from({ length: count }, (_, n) => {
    const matches = [0, 1, 3, 19, 20, 30, 60][upTo(6)] ?? 0
    const points = matches === 0 ? 0 : (upTo(4) - 1) * matches + upTo(2) - 1
    const skill = upTo(3) === 0 ? null : { mean: 25 + upTo(3) / 3, deviation: 1 + upTo(2) / 3 }
    const wins = Math.min(matches, upTo(3) * 10)
    const met = upTo(2) * matches
    const discounted = { matches: 20 * met, points: 20 * upTo(1) * met, wins: 0 }
    const agent = `agent-${String(n).padStart(3, '0')}`
    return { agent, total: upTo(3) * 15, points, matches, wins, discounted, skill }
  })
}

async function boardOf(game: string, rows: readonly Drawn[]): Promise<Database> {
  const db = await freshDatabase()
  const ruleset = kitCalled(game)?.setup.presets[0] ?? rulesets['wis-2024']
  const seasonId = await saveSeason(db, {
    slug: 's',
    name: 'S',
    game,
    ruleset,
    demo: false,
    languages: ['en'],
  })
  for (const { agent, skill, discounted, ...counts } of rows) {
    await db.pool.query(`insert into agents (id, slug, name, kind) values ($1, $1, $1, 'webhook')`, [agent])
    const row = {
      ...Object.fromEntries(standingColumns.map((name) => [name, 0])),
      ...counts,
      discounted_matches: discounted.matches,
      discounted_points: discounted.points,
      discounted_wins: discounted.wins,
      skill_mean: skill?.mean ?? null,
      skill_deviation: skill?.deviation ?? null,
      season_id: seasonId,
      language: 'en',
      agent_id: agent,
      updated_at: new Date(),
    }
    const names = Object.keys(row).join(', ')
    await db.pool.query(
      `insert into standings (${names}) select ${names} from jsonb_populate_record(null::standings, $1)`,
      [JSON.stringify(row)],
    )
  }
  return db
}

const wanted = (order: BoardOrder, rows: readonly Drawn[]) =>
  rankBy(order, rows).map(({ rank, agent }) => `${rank} ${agent}`)

async function paged(db: Database, limit: number) {
  const found: string[] = []
  for (let cursor: string | null = '0'; cursor !== null;) {
    const page = await leaderboard(db, { seasonSlug: 's', language: 'en', cursor, limit })
    found.push(...(page?.items.map(({ rank, agent }) => `${rank} ${agent.slug}`) ?? []))
    cursor = page?.nextCursor ?? null
  }
  return found
}

describe('the official order', () => {
  it.each(['total', 'skill', 'mean-points'] as const)(
    'by %s is the same in the database and in the code, page by page and for each agent',
    async (order) => {
      const game = gameBy(order)
      if (!game) throw new Error(`no game is ordered by ${order}`)
      const rows = drawnStandings(`standings by ${order}`, 60)
      const db = await boardOf(game, rows)
      const due = wanted(order, rows)
      for (const limit of [1, 7, 100]) expect(await paged(db, limit)).toEqual(due)
      for (const { agent } of rows.slice(0, 20)) {
        const [record] = await agentRecord(db, ids.agent(agent))
        expect(`${record?.rank} ${agent}`).toBe(due.find((line) => line.endsWith(agent)))
      }
    },
  )

  it.each(['total', 'skill', 'mean-points', 'win-rate'] as const)(
    'by %s places everybody as the code does',
    async (order) => {
      const rows = drawnStandings(`places by ${order}`, 80)
      const db = await boardOf('tic-tac-toe', rows)
      const { id } = await db.prisma.season.findFirstOrThrow()
      const places = await inTransaction(db, (client) =>
        client.query<{ rank: number; agentId: string }>(placesStatement(order), [id, 'en']),
      )
      expect(places.rows.map(({ rank, agentId }) => `${rank} ${agentId}`)).toEqual(wanted(order, rows))
    },
  )
})
