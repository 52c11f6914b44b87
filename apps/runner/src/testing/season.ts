import type { Database } from '@wis/db'
import { listHouseAgents, saveHouseAgents } from '@wis/db/agents'
import { openTicket, saveWordPairs, usualGame } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import type { SeasonId } from '@wis/engine'
import { houseOfKit, kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { personas, rankedPairs, rulesets, undercoverPairs, wordPairs } from '@wis/games/who-is-spy'

/** An open season with words and house agents, in which no match was played. */
export async function openSeason(db: Database): Promise<SeasonId> {
  await saveWordPairs(db, wordPairs)
  await saveWordPairs(db, rankedPairs, 'ranked')
  await saveWordPairs(db, undercoverPairs, 'undercover')
  await saveHouseAgents(
    db,
    personas.map(({ slug, name }) => ({
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
  const kit = kitOf(game)
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

/** The open ladder of strangers of a game, and the one of self-play beside it. */
export async function bothLadders(db: Database, game: string) {
  const strangers = await openLadderOf(db, game)
  const [ruleset] = kitOf(game).setup.presets
  const selfPlay = await saveSeason(db, {
    slug: `self-play-${game}`,
    name: game,
    game,
    ruleset,
    languages: ['en', 'zh'],
    demo: true,
    terms: { seats: 'self-play' },
  })
  return { strangers, selfPlay }
}

export function kitOf(game: string): GameKit {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  return kit
}
