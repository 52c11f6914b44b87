import { saveHouseAgents, saveSeason, saveWordPairs } from '@wis/db'
import type { Database } from '@wis/db'
import type { SeasonId } from '@wis/engine'
import { houseAgents, rankedPairs, rulesets, wordPairs } from '@wis/games'

/** The data that every installation needs: words, house agents and an open season. Safe to run again. */
export async function seedBase(db: Database): Promise<SeasonId> {
  await saveWordPairs(db, wordPairs)
  await saveWordPairs(db, rankedPairs, 'ranked')
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
  return seedSeason(db, { slug: 'open-table', name: 'Open table', demo: true })
}

/** An open ladder in both languages. `demo` marks the one that house agents keep playing. */
export function seedSeason(
  db: Database,
  { slug, name, demo = false }: { readonly slug: string; readonly name: string; readonly demo?: boolean },
): Promise<SeasonId> {
  return saveSeason(db, {
    ...{ slug, name, demo, game: 'who-is-spy' },
    ruleset: rulesets['wis-2024'],
    languages: ['en', 'zh'],
  })
}
