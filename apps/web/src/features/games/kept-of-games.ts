import type { GameKit, Language } from '@wis/games'

type KeptOfGames = Readonly<Record<string, Readonly<Record<Language, unknown>>>>

/**
 * What the site shows of a match of house players. Of the games that come with the platform it is kept as data, which a test
 * compares with what is played: to play it would hold up the site for seconds, with 40 MB of words. A game of
 * which nothing is kept, such as one from outside, is played once.
 */
export function keptOfGames<T>(
  kept: KeptOfGames,
  play: (kit: GameKit, language: Language) => T,
): (kit: GameKit, language: Language) => T {
  const made = new WeakMap<GameKit, Map<Language, T>>()
  return (kit, language) => {
    const data = kept[kit.id]?.[language] as T | undefined
    if (data !== undefined) return data
    const known = made.get(kit) ?? new Map<Language, T>()
    made.set(kit, known)
    const played = known.get(language) ?? play(kit, language)
    known.set(language, played)
    return played
  }
}
