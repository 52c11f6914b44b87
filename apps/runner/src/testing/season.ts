import type { Database } from '@wis/db'
import { listHouseAgents, saveHouseAgents } from '@wis/db/agents'
import { openTicket, saveWordPairs, usualGame } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import type { SeasonId } from '@wis/engine'
import {
  houseAgents,
  houseOfKit,
  kitCalled,
  rankedPairs,
  rulesets,
  undercoverPairs,
  wordPairs,
} from '@wis/games'

/** An open season with words and house agents, in which no match was played. */
export async function openSeason(db: Database): Promise<SeasonId> {
  await saveWordPairs(db, wordPairs)
  await saveWordPairs(db, rankedPairs, 'ranked')
  await saveWordPairs(db, undercoverPairs, 'undercover')
  await saveHouseAgents(
    db,
    houseAgents.map(({ slug, name }) => ({
      slug,
      game: usualGame,
      name: name.en,
      nameZh: name.zh,
      description: '',
      descriptionZh: '',
    })),
  )
  const season = { slug: 'test', name: 'Test', game: 'who-is-spy', ruleset: rulesets['wis-2024'] }
  return saveSeason(db, { ...season, languages: ['en', 'zh'], demo: false })
}

/** The open ladder of a game, with its house agents. */
export async function openLadderOf(db: Database, game: string): Promise<SeasonId> {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`there is no game called ${game}`)
  await saveHouseAgents(
    db,
    houseOfKit(kit).map(({ slug, name }) => ({
      slug,
      game,
      name: name.en,
      nameZh: name.zh,
      description: '',
      descriptionZh: '',
    })),
  )
  const [ruleset] = kit.setup.presets
  const season = { slug: `open-${game}`, name: game, game, ruleset, demo: true }
  return saveSeason(db, { ...season, languages: ['en', 'zh'] })
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
