import { plainKit } from '@wis/db'
import type { Board, BoardRow } from '@wis/db'
import type { GameKit } from '@wis/games'
import type { GameNumbers, GameOfBoard } from '@wis/protocol'
import {
  emptySums,
  fifteenthsPerPoint,
  isProvisional,
  matchesToLead,
  meanPoints,
  skillFloor,
} from '@wis/ratings'
import type { Interval } from '@wis/ratings'

/** The game of a board by its kit, in the order of this board. Undefined for who-is-spy, whose board has its own columns. */
export function kitOfBoard({ game, order }: Pick<Board, 'game' | 'order'>): GameKit | undefined {
  const kit = plainKit(game)
  return kit && { ...kit, board: { ...kit.board, order } }
}

export function gameOfBoard({ id, board, results }: GameKit): GameOfBoard {
  return {
    ...{ id, order: board.order },
    matchesToLead: board.order === 'total' ? 0 : matchesToLead,
    metrics: metricsOf({ board, results }).map(({ id, name, formula, better, unit }) => ({
      ...{ id, name, formula, better, unit },
    })),
  }
}

/** Those that the game wants beside its order come first. */
function metricsOf({ board, results }: Pick<GameKit, 'board' | 'results'>) {
  const wanted = board.columns.flatMap((id) => results.metrics.filter((metric) => metric.id === id))
  return [...wanted, ...results.metrics.filter((metric) => !wanted.includes(metric))]
}

const endsOf = (interval: Interval | null) => ({ low: interval?.low ?? null, high: interval?.high ?? null })

/** The numbers of a row that follow from its sums. */
export function gameNumbersOf(
  kit: GameKit,
  row: Pick<BoardRow, 'tally' | 'sums' | 'trueSkill'>,
): GameNumbers {
  const { tally, sums = emptySums, trueSkill = null } = row
  const { value, interval } = meanPoints(tally, sums)
  const countsSides = row.sums !== undefined && !kit.results.shared
  const counted: Readonly<Record<string, number>> = {
    ...sums.facts,
    points: tally.points / fifteenthsPerPoint,
    matches: tally.matches,
  }
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (counted[name] ?? 0), 0)
  return {
    fewMatches: isProvisional(kit.board.order, tally),
    draws: countsSides ? sums.draws : null,
    losses: countsSides ? tally.matches - tally.wins - sums.draws : null,
    meanPoints: { value, ...endsOf(row.sums ? interval : null) },
    trueSkill: trueSkill && { ...trueSkill, floor: skillFloor(trueSkill) },
    metrics: metricsOf(kit).map((metric) => {
      const [sum, of] = [sumOf(metric.of), sumOf(metric.per)]
      return { id: metric.id, value: of === 0 ? null : sum / of, sum, of }
    }),
  }
}
