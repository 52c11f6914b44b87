import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'

/** The name of a game, or its id if the platform has it no longer. */
export const gameNameIn = (locale: Language, game: string): string =>
  kitCalled(game)?.texts[locale].name ?? game

/** A role of a game in the language of the reader. */
export function roleNameIn(locale: string, game: string, role: string): string {
  const name = kitCalled(game)?.results.roles[role]
  return name ? (locale === 'zh' ? name.zh : name.en) : role
}

/** Whether players of a game say anything in words, so that its matches have a language. */
export const isSpoken = (game: string): boolean => kitCalled(game)?.setup.words !== undefined
