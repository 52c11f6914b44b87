import { kitCalled } from '@wis/games'

/** A role of a game in the language of the reader. */
export function roleNameIn(locale: string, game: string, role: string): string {
  const name = kitCalled(game)?.results.roles[role]
  return name ? (locale === 'zh' ? name.zh : name.en) : role
}
