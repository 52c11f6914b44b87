import { kits } from '@wis/games'
import type { GameKit, Language } from '@wis/games'
import { locales } from '../i18n/locale.ts'

/** The file of what is kept of each game, a line for each language. */
export function keptText(play: (kit: GameKit, language: Language) => unknown): string {
  const games = kits.map((kit) => {
    const lines = locales.map((locale) => `"${locale}":${JSON.stringify(play(kit, locale))}`)
    return `"${kit.id}":{${lines.join(',\n')}}`
  })
  return `{${games.join(',\n')}}\n`
}
