import type { InBoth } from '@wis/engine'
import { kitCalled } from '@wis/games'

/** What readers call a part of a suite: its game, with its own name where several parts have one game. */
export function partCalled(part: string, games: Readonly<Record<string, string>>): InBoth<string> {
  const game = games[part] ?? part
  const { en, zh } = kitCalled(game)?.texts ?? { en: { name: game }, zh: { name: game } }
  const isOnly = Object.values(games).filter((one) => one === game).length === 1
  return isOnly ? { en: en.name, zh: zh.name } : { en: `${en.name} (${part})`, zh: `${zh.name}（${part}）` }
}
