import { listHouseAgents, openTicket, saveHouseAgents, saveSeason, saveWordPairs, usualGame } from '@wis/db'
import type { Database } from '@wis/db'
import type { SeasonId } from '@wis/engine'
import { houseAgents, rankedPairs, rulesets, wordPairs } from '@wis/games'

/** An open season with words and house agents, in which no match was played. */
export async function openSeason(db: Database): Promise<SeasonId> {
  await saveWordPairs(db, wordPairs)
  await saveWordPairs(db, rankedPairs, 'ranked')
  await saveHouseAgents(
    db,
    houseAgents.map(({ slug, name }) => ({
      ...{ slug, game: usualGame, name: name.en, nameZh: name.zh, description: '', descriptionZh: '' },
    })),
  )
  const season = { slug: 'test', name: 'Test', game: 'who-is-spy', ruleset: rulesets['wis-2024'] }
  return saveSeason(db, { ...season, languages: ['en', 'zh'], demo: false })
}

/** Queues house agents for the wanted number of tables. */
export async function queueHouseTables(db: Database, seasonId: SeasonId, tables: number): Promise<void> {
  const house = (await listHouseAgents(db)).slice(0, 6)
  for (let table = 0; table < tables; table++) {
    for (const { id: agentId } of house) {
      await openTicket(db, { agentId, seasonId, mode: 'ranked', language: table % 3 === 2 ? 'zh' : 'en' })
    }
  }
}
