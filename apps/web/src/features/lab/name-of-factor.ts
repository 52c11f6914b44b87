import { kitCalled } from '@wis/games'

const seat = { en: 'Seat', zh: '座位' }

/** The names of what is balanced in the matches of a game, in a language. */
export function nameOfFactor(game: string, locale: 'en' | 'zh') {
  const kit = kitCalled(game)
  return (id: string) => {
    const known = kit?.studies?.factors.find((factor) => factor.id === id)?.name
    return (known ?? (id === 'seat' ? seat : undefined))?.[locale] ?? id
  }
}

/** The name of a level of a factor. Roles have names in their game. */
export function nameOfLevel(game: string, locale: 'en' | 'zh') {
  const kit = kitCalled(game)
  return (factor: string, level: string) =>
    (factor === 'role' ? kit?.results.roles[level]?.[locale] : undefined) ?? level
}
