import { kitCalled } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { locales } from '../i18n/locale.ts'

/**
 * The file of what is kept of games, a line for each language, made anew. To keep a further game, write its id into the
 * file with an empty object and update the snapshot: no game has to be there.
 */
export function keptText(kept: object, play: (kit: GameKit, language: Language) => unknown): string {
  const games = Object.entries(kept).map(([id, before]) => {
    const kit = kitCalled(id)
    const lines = kit
      ? locales.map((locale) => `"${locale}":${JSON.stringify(play(kit, locale))}`)
      : Object.entries(before).map(([locale, data]) => `"${locale}":${JSON.stringify(data)}`)
    return `"${id}":{${lines.join(',\n')}}`
  })
  return `{${games.join(',\n')}}\n`
}
