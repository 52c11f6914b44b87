import { checkMatchesOf, kitCalled, languages } from '@wis/games'
import { noticeCount, situationCount, turnCount } from './flight-size.ts'
import type { CheckSize } from './flight-size.ts'

/** The size of the flight check of a game for an agent that makes no mistake. Empty for a game that is not here. */
export function checkSizeOf(game: string, played: readonly string[]): CheckSize {
  const kit = kitCalled(game)
  if (kit?.check?.situations)
    return {
      situations: situationCount(played),
      turns: turnCount(played),
      notices: noticeCount(played),
      atMost: false,
    }
  const matches = kit
    ? languages.filter((one) => played.includes(one)).flatMap(() => checkMatchesOf(kit))
    : []
  const turns = matches.reduce((sum, { mostTurns }) => sum + mostTurns, 0)
  return { situations: matches.length, turns, notices: 0, atMost: true }
}
