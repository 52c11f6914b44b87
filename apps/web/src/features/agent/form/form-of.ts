import type { AgentMatchRow } from '@wis/protocol'
import { fifteenthsOfSeat } from '../../../components/text/number-text.ts'

/** The agent's recent form in one game, added up over matches, so that no single result is revealed. */
export interface Form {
  readonly game: string
  readonly matches: number
  /** Matches with a result of sides. In a game in which all share one result there are none. */
  readonly contested: number
  readonly won: number
  /** In fifteenths, on average. */
  readonly points: number
}

type Decided = Pick<AgentMatchRow, 'result' | 'points' | 'exact'> & {
  readonly match: Pick<AgentMatchRow['match'], 'game'>
}

/**
 * Over decided matches, newest first, and so are the games. Points of different games differ in size, so each game
 * stands for itself.
 */
export function formsOf(decided: readonly Decided[]): Form[] {
  const games = new Set(decided.map(({ match }) => match.game))
  return [...games].map((game) =>
    formIn(
      game,
      decided.filter(({ match }) => match.game === game),
    ),
  )
}

function formIn(game: string, decided: readonly Decided[]): Form {
  return {
    game,
    matches: decided.length,
    contested: decided.filter(({ result }) => result !== null).length,
    won: decided.filter(({ result }) => result === 'won').length,
    points: decided.reduce((sum, row) => sum + (fifteenthsOfSeat(row) ?? 0), 0) / decided.length,
  }
}
