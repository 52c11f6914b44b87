import { hasWords, kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { matchTitle } from '../match/names.ts'

/** The name of a game, or its id if the platform has it no longer. */
export const gameNameIn = (locale: Language, game: string): string =>
  typeset(kitCalled(game)?.texts[locale].name ?? game)

/** A name as it is printed. Rules and answers of the API keep the apostrophe of a typewriter. */
export const typeset = (name: string): string => name.replaceAll("'", '’')

export function roleNameIn(locale: string, game: string, role: string): string {
  const name = kitCalled(game)?.results.roles[role]
  return name ? (locale === 'zh' ? name.zh : name.en) : role
}

/** Whether all players of a game share its result, so that they play together. */
export const isTogether = (game: string): boolean => kitCalled(game)?.results.shared === true

/** A match by who plays it, in a sentence that fits its game. */
export const titleOfMatch = (
  t: Parameters<typeof matchTitle>[0],
  locale: string,
  { game, seats }: Pick<MatchRow, 'game' | 'seats'>,
): string => matchTitle(t, locale, { seats, isTogether: isTogether(game) })

/** Whether any rules of a game let its players say anything in words. */
export const mayBeSpoken = (game: string): boolean => kitCalled(game)?.setup.words !== undefined

/** Whether players say anything in words by these rules, or else by the usual ones, so that matches have a language. */
export function isSpoken(game: string, rulesetId?: string): boolean {
  const presets = kitCalled(game)?.setup.presets ?? []
  const ruleset = rulesetId === undefined ? presets[0] : presets.find(({ id }) => id === rulesetId)
  return ruleset ? hasWords(game, ruleset) : mayBeSpoken(game)
}
