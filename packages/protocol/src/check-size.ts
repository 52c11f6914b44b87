import { checkMatchesOf, kitCalled, languages, whoIsSpy } from '@wis/games'
import { noticeCount, situationCount, turnCount } from './flight-size.ts'

export interface CheckSize {
  /** The situations, or the matches of a game without situations. */
  readonly situations: number
  readonly turns: number
  readonly notices: number
  /** Whether there may be fewer turns, because matches may end early. */
  readonly atMost: boolean
}

/** The size of the flight check of a game for an agent that makes no mistake. Empty for a game that is not here. */
export function checkSizeOf(game: string, played: readonly string[]): CheckSize {
  if (game === whoIsSpy.id) {
    const [situations, turns, notices] = [situationCount(played), turnCount(played), noticeCount(played)]
    return { situations, turns, notices, atMost: false }
  }
  const kit = kitCalled(game)
  const matches = kit
    ? languages.filter((one) => played.includes(one)).flatMap(() => checkMatchesOf(kit))
    : []
  const turns = matches.reduce((sum, { mostTurns }) => sum + mostTurns, 0)
  return { situations: matches.length, turns, notices: 0, atMost: true }
}
