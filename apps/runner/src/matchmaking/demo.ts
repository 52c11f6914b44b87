import { randomInt } from 'node:crypto'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { openTicket, usualGame } from '@wis/db/matches'
import { demoSeasons } from '@wis/db/seasons'
import type { DemoSeason } from '@wis/db/seasons'
import { genres, kitCalled } from '@wis/games'

/**
 * Queues a table of house agents in the demo season of the usual game unless enough of its tables are busy, in the language
 * in which the fewest are played. Of the other games, one of each genre is played at any time, and chance decides which.
 */
export async function keepAlive(db: Database, tables: number): Promise<void> {
  if (tables === 0) return
  const seasons = await demoSeasons(db)
  const usual = seasons.filter(({ game }) => game === usualGame)
  for (const season of usual) if (season.underWay < tables) await queueTable(db, season)
  for (const genre of genres) {
    const others = seasons.filter(({ game }) => game !== usualGame && kitCalled(game)?.genre === genre)
    if (others.some(({ underWay }) => underWay > 0)) continue
    const next = others[randomInt(Math.max(1, others.length))]
    if (next) await queueTable(db, next)
  }
}

async function queueTable(db: Database, { id: seasonId, game, quietest, agents: wanted }: DemoSeason) {
  const language = quietest[randomInt(Math.max(1, quietest.length))]
  const agents = await listHouseAgents(db, game)
  if (language === undefined || agents.length < wanted) return
  for (const { id: agentId } of sample(agents, wanted)) {
    await openTicket(db, { agentId, seasonId, mode: 'ranked', language })
  }
}

function sample<T>(items: readonly T[], count: number): T[] {
  const pool = [...items]
  const taken: T[] = []
  while (taken.length < count && pool.length > 0) taken.push(...pool.splice(randomInt(pool.length), 1))
  return taken
}
