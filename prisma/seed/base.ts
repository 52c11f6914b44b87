import { houseAgents } from '@wis/agents'
import { saveHouseAgents, saveSeason, saveWordPairs } from '@wis/db'
import type { Database } from '@wis/db'
import type { SeasonId } from '@wis/engine'
import { rulesets, wordPairs } from '@wis/games'

/** What every installation needs: words, house agents and a season that is open. Safe to run again. */
export async function seedBase(db: Database): Promise<SeasonId> {
  await saveWordPairs(db, wordPairs)
  await saveHouseAgents(
    db,
    houseAgents.map(({ slug, name, character }) => ({
      slug,
      name: name.en,
      nameZh: name.zh,
      description: character.en,
      descriptionZh: character.zh,
    })),
  )
  return saveSeason(db, {
    slug: 'open-table',
    name: 'Open table',
    game: 'who-is-spy',
    ruleset: rulesets['wis-2024'],
    languages: ['en', 'zh'],
    demo: true,
  })
}
