import type { Board, BoardRow } from '@wis/db/boards'
import { kitCalled } from '@wis/games'
import type { BoardPart, GameKit } from '@wis/games'
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

/** A kit whose board is that of one page: in its order, and of one part of the matches if it is of one. */
export interface KitOfBoard extends GameKit {
  readonly part?: BoardPart
}

/** The game of a board by its kit, in the order of this board. Undefined for a game that is no longer here. */
export function kitOfBoard({
  game,
  order,
  part,
}: Pick<Board, 'game' | 'order' | 'part'>): KitOfBoard | undefined {
  const kit = kitCalled(game)
  return kit && { ...kit, board: { ...kit.board, order }, ...(part && { part }) }
}

/** A number that rows name by itself, and the order by it. */
export type OlderNumber = NonNullable<GameKit['board']['older']>[string]

/** Nobody wins or loses where all at a table share one result. */
export const hasSides = ({ results }: Pick<GameKit, 'results'>) => !results.shared

/** Whether one against all and all against one are rated on two scales. */
export const hasScales = ({ results }: Pick<GameKit, 'results'>) => results.oneAgainstAll !== undefined

export function gameOfBoard({ id, board, results, part }: KitOfBoard): GameOfBoard {
  return {
    parts: (board.parts ?? []).map((one) => ({ id: one.id, name: one.name, metric: one.metric })),
    part: part?.id ?? null,
    id,
    order: board.order,
    matchesToLead: board.order === 'total' && !part ? 0 : matchesToLead,
    metrics: metricsOf({ board, results }).map(({ id, name, formula, better, unit }) => ({
      id,
      name,
      formula,
      better,
      unit,
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
  kit: KitOfBoard,
  row: Pick<BoardRow, 'tally' | 'sums' | 'trueSkill'>,
): GameNumbers {
  const { tally, sums = emptySums, trueSkill = null } = row
  const { value, interval } = meanPoints(tally, sums)
  const countsSides = row.sums !== undefined && !kit.results.shared
  const counted: Readonly<Record<string, number>> = {
    ...tally.facts,
    points: tally.points / fifteenthsPerPoint,
    matches: tally.matches,
  }
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (counted[name] ?? 0), 0)
  const ofPart = kit.part && kit.results.metrics.find(({ id }) => id === kit.part?.metric)
  return {
    fewMatches: ofPart ? sumOf(ofPart.per) < matchesToLead : isProvisional(kit.board.order, tally),
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
