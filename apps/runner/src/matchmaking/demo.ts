import { randomInt } from 'node:crypto'
import { demoSeason, listHouseAgents, openTicket } from '@wis/db'
import type { Database } from '@wis/db'

/** Queues a table of house agents unless enough tables of the demo season are busy. */
export async function keepAlive(db: Database, tables: number): Promise<void> {
  const season = await demoSeason(db)
  if (!season || season.underWay >= tables) return
  const { players } = season
  const language = season.languages[randomInt(season.languages.length)]
  const agents = await listHouseAgents(db)
  if (language === undefined || agents.length < players) return
  for (const { id: agentId } of sample(agents, players)) {
    await openTicket(db, { agentId, seasonId: season.id, mode: 'ranked', language })
  }
}

function sample<T>(items: readonly T[], count: number): T[] {
  const pool = [...items]
  const taken: T[] = []
  while (taken.length < count && pool.length > 0) taken.push(...pool.splice(randomInt(pool.length), 1))
  return taken
}
