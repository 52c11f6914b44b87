import { kits } from '@wis/games'
import type { Language } from '@wis/games'

/** All games, with the names of their rulesets. The first ruleset is the usual one. */
export const gamesHere = () =>
  kits.map(({ id, texts, setup }) => ({
    game: id,
    name: { en: texts.en.name, zh: texts.zh.name },
    rulesets: setup.presets.map(({ id: ruleset, players }) => ({ ruleset, players })),
  }))

interface RulesWish {
  readonly game: string
  readonly language: Language
  readonly ruleset?: string | undefined
}

/** The rules as they stand in a request to an agent. Undefined for an unknown game or ruleset. */
export function rulesOf({ game, language, ruleset }: RulesWish): string | undefined {
  const kit = kits.find(({ id }) => id === game)
  const [usual] = kit?.setup.presets ?? []
  const chosen = ruleset === undefined ? usual : kit?.setup.presets.find(({ id }) => id === ruleset)
  return chosen && kit?.texts[language].rules(chosen)
}
