import { checkMatchesOf, kitCalled, languages } from '@wis/games'
import type { CheckSize } from './flight-size.ts'
import { ownCheckSizes } from './games-apart.ts'

/** The size of the flight check of a game for an agent that makes no mistake. Empty for a game that is not here. */
export function checkSizeOf(game: string, played: readonly string[]): CheckSize {
  const kit = kitCalled(game)
  const own = kit && ownCheckSizes[kit.id]
  if (own) return own(played)
  const matches = kit
    ? languages.filter((one) => played.includes(one)).flatMap(() => checkMatchesOf(kit))
    : []
  const turns = matches.reduce((sum, { mostTurns }) => sum + mostTurns, 0)
  return { situations: matches.length, turns, notices: 0, atMost: true }
}
