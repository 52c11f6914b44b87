import type { Database } from '@wis/db'
import { saveHouseAgents } from '@wis/db/agents'
import { retireRankedPairs, saveWordPairs } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import type { SeasonId } from '@wis/engine'
import { houseOfKit, kits } from '@wis/games'
import type { GameKit } from '@wis/games'

/**
 * The data that every installation needs: words, house agents and an open season of each game. Safe to run again. Returns
 * the season of the first game.
 */
export async function seedBase(db: Database): Promise<SeasonId> {
  const [usual, ...others] = kits
  const season = await seedGame(db, usual)
  for (const kit of others) await seedGame(db, kit)
  return season
}

/** The words and house agents of a game, its open ladder, and one of self-play beside it if the game allows that. */
async function seedGame(db: Database, kit: GameKit): Promise<SeasonId> {
  const { id: game, setup, texts, older } = kit
  await seedWords(db, kit)
  const called = (of: 'en' | 'zh', name: string) =>
    older ? name : `${texts[of].name}${of === 'zh' ? '：' : ': '}${name}`
  await saveHouseAgents(
    db,
    houseOfKit(kit).map(({ slug, name, character }) => ({
      slug,
      game,
      name: called('en', name.en),
      nameZh: called('zh', name.zh),
      description: character.en,
      descriptionZh: character.zh,
    })),
  )
  const [usual] = setup.presets
  const { slug, name, rulesetId } = older?.openLadder ?? { slug: `open-${game}`, name: texts.en.name }
  const ruleset = setup.presets.find(({ id }) => id === rulesetId) ?? usual
  const season = { game, ruleset, demo: true, languages: ['en', 'zh'] } as const
  const id = await saveSeason(db, { ...season, slug, name })
  if (setup.selfPlay) {
    const about = { slug: `self-play-${game}`, name: `${texts.en.name}: self-play` }
    await saveSeason(db, { ...season, ...about, terms: { seats: 'self-play' } })
  }
  return id
}

async function seedWords(db: Database, { setup: { pairs } }: GameKit): Promise<void> {
  if (!pairs) return
  const close = new Set(pairs.ranked.map(({ id }) => id))
  const wide = pairs.earlier.map(({ id }) => id).filter((id) => !close.has(id))
  await saveWordPairs(db, pairs.practice)
  await saveWordPairs(db, pairs.ranked, 'ranked')
  await retireRankedPairs(db, wide)
  await saveWordPairs(db, pairs.undercover, 'undercover')
}

/** A ladder of the first game, in both languages, that no house agent keeps playing. */
export function seedSeason(
  db: Database,
  about: { readonly slug: string; readonly name: string },
): Promise<SeasonId> {
  const { id: game, setup } = kits[0]
  return saveSeason(db, { ...about, demo: false, game, ruleset: setup.presets[0], languages: ['en', 'zh'] })
}
