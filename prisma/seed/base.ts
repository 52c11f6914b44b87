import type { Database } from '@wis/db'
import { saveHouseAgents } from '@wis/db/agents'
import { retireRankedPairs, saveWordPairs, usualGame } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import type { SeasonId } from '@wis/engine'
import {
  earlierPairs,
  houseAgents,
  houseOfKit,
  otherKits,
  rankedPairs,
  rulesets,
  undercoverPairs,
  wordPairs,
} from '@wis/games'
import type { GameKit, Ruleset } from '@wis/games'

/** The ids of earlier pairs for ranked play that are too far apart. */
const closePairs = new Set(rankedPairs.map(({ id }) => id))
const widePairs = earlierPairs.map(({ id }) => id).filter((id) => !closePairs.has(id))

/** The data that every installation needs: words, house agents and an open season. Safe to run again. */
export async function seedBase(db: Database): Promise<SeasonId> {
  await saveWordPairs(db, wordPairs)
  await saveWordPairs(db, rankedPairs, 'ranked')
  await retireRankedPairs(db, widePairs)
  await saveWordPairs(db, undercoverPairs, 'undercover')
  await saveHouseAgents(
    db,
    houseAgents.map(({ slug, name, character }) => ({
      slug,
      game: usualGame,
      name: name.en,
      nameZh: name.zh,
      description: character.en,
      descriptionZh: character.zh,
    })),
  )
  for (const kit of otherKits) await seedGame(db, kit)
  return seedSeason(db, { slug: 'open-table', name: 'Open table', demo: true, ruleset: rulesets['wis-2026'] })
}

/** The house agents of a game, its open ladder, and one of self-play beside it if the game allows that. */
async function seedGame(db: Database, kit: GameKit): Promise<void> {
  const { id: game, setup, texts } = kit
  await saveHouseAgents(
    db,
    houseOfKit(kit).map(({ slug, name, player: { character } }) => ({
      slug,
      game,
      name: `${texts.en.name}: ${name.en}`,
      nameZh: `${texts.zh.name}：${name.zh}`,
      description: character.en,
      descriptionZh: character.zh,
    })),
  )
  const [ruleset] = setup.presets
  const season = { game, ruleset, demo: true, languages: ['en', 'zh'] } as const
  await saveSeason(db, { ...season, slug: `open-${game}`, name: texts.en.name })
  if (!setup.selfPlay) return
  const [slug, name] = [`self-play-${game}`, `${texts.en.name}: self-play`]
  await saveSeason(db, { ...season, slug, name, terms: { seats: 'self-play' } })
}

interface SeededSeason {
  readonly slug: string
  readonly name: string
  readonly demo?: boolean
  readonly ruleset?: Ruleset
}

/** An open ladder in both languages. `demo` marks the one that house agents keep playing. */
export function seedSeason(
  db: Database,
  { slug, name, demo = false, ruleset = rulesets['wis-2024'] }: SeededSeason,
): Promise<SeasonId> {
  return saveSeason(db, {
    slug,
    name,
    demo,
    game: usualGame,
    ruleset,
    languages: ['en', 'zh'],
  })
}
