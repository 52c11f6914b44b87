import { checkMatchesOf, languages as allLanguages } from '@wis/games'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import { judgementOf } from './flown.ts'
import { flyMatch } from './fly-match.ts'
import type { Trial } from './trial.ts'

/**
 * The trials of a game without situations: the beginnings of matches against players of the house, in each language of
 * the agent. All of them are required.
 */
export function matchTrials(
  kit: GameKit,
  ruleset: AnyRuleset,
  languages: readonly Language[],
): readonly Trial[] {
  const played = allLanguages.filter((language) => languages.includes(language))
  return played.flatMap((language) =>
    checkMatchesOf(kit, ruleset).map(({ seat, mostTurns }, number): Trial => {
      const house = Array.from({ length: ruleset.players }, (_, place) =>
        place === seat ? undefined : kit.house[(place + number) % kit.house.length]?.slug,
      )
      return {
        id: `seat-${seat + 1}-${language}`,
        title: titleOf(seat, language),
        language,
        required: true,
        turns: mostTurns,
        fly: (world) => flyMatch({ ...world, kit, ruleset, language, seat, house, mostTurns }),
        judge: ({ turns }) => judgementOf(turns, ({ flaws }) => flaws),
      }
    }),
  )
}

const titleOf = (seat: number, language: Language) =>
  language === 'zh'
    ? { en: `A match in seat ${seat + 1}, in Chinese`, zh: `中文对局，${seat + 1} 号座位` }
    : { en: `A match in seat ${seat + 1}, in English`, zh: `英文对局，${seat + 1} 号座位` }
