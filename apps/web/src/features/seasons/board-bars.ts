import type { Board, BoardRow } from '@wis/db/boards'
import { averageRating, isProvisional } from '@wis/ratings'
import { percent, ratingText, withMinus } from '../../components/text/number-text.ts'
import type { Axis } from '../lab/interval-chart.tsx'
import { mainIntervalOf, mainValueOf } from '../leaderboard/game/game-cell.ts'
import { kitOfBoard } from '../leaderboard/game/game-of-board.ts'
import type { KitOfBoard } from '../leaderboard/game/game-of-board.ts'
import { leaderboardRowOf } from '../leaderboard/leaderboard-row-of.ts'

export interface BoardBar {
  readonly value: number
  /** Its 95% interval. A total has none: it is what it is. */
  readonly range: { readonly low: number; readonly high: number } | null
  /** Whether too few matches are behind it. */
  readonly isProvisional: boolean
  /** Of a total, how far it is behind the first. Null for the first row. */
  readonly gap: string | null
}

export interface BoardBars {
  /** A bar of a total begins at 0. Intervals lie between the lowest and the highest end. */
  readonly kind: 'total' | 'interval'
  readonly axis: Axis
  readonly ends: readonly [low: string, high: string]
  /** What the numbers are compared with: an average rating. */
  readonly mark: number | undefined
  /** By the id of the agent. */
  readonly bars: ReadonlyMap<string, BoardBar>
}

/** What a board draws beside the number that it goes by. Undefined if fewer than two rows have that number. */
export function barsOf(board: Board): BoardBars | undefined {
  const kit = kitOfBoard(board)
  if (!kit) return undefined
  const { order } = kit.board
  const found = board.items.flatMap((row) => {
    const read = leaderboardRowOf(row, board.rule, kit)
    const value = mainValueOf(read, kit)
    const range = order === 'total' ? null : (mainIntervalOf(read, kit) ?? null)
    return value === null || (order !== 'total' && range === null) ? [] : [{ row, value, range }]
  })
  const [first] = found
  if (!first || found.length < 2) return undefined
  const mark = order === 'skill' ? averageRating : undefined
  const all = found.flatMap(({ value, range }) => (range ? [range.low, range.high] : [value]))
  const axis = axisOf(order, [...all, ...(mark === undefined ? [] : [mark])])
  const barOf = ({ row, value, range }: Found): BoardBar => ({
    value,
    range,
    isProvisional: isProvisional(order, row.tally),
    gap: order === 'total' && row !== first.row ? gapText(value - first.value) : null,
  })
  return {
    kind: order === 'total' ? 'total' : 'interval',
    axis,
    ends: [endText(order, axis.low), endText(order, axis.high)],
    mark,
    bars: new Map(found.map((one) => [one.row.agent.id, barOf(one)])),
  }
}

interface Found extends Pick<BoardBar, 'value' | 'range'> {
  readonly row: BoardRow
}

type Order = KitOfBoard['board']['order']

const ratingStep = 50

function axisOf(order: Order, values: readonly number[]): Axis {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (order === 'total') return { low: Math.min(0, low), high: Math.max(0, high) }
  const step = order === 'skill' ? ratingStep : order === 'win-rate' ? 0.1 : stepFor(high - low)
  return { low: Math.floor(low / step + tiny) * step, high: Math.ceil(high / step - tiny) * step }
}

/** Whole steps stay whole in spite of the remainders of decimals. */
const tiny = 1e-9

/** A power of ten that divides a range in 5 to 50 steps. */
const stepFor = (range: number) => (range > 0 ? 10 ** Math.floor(Math.log10(range / 5)) : 1)

function endText(order: Order, end: number): string {
  if (order === 'skill') return ratingText(end)
  if (order === 'win-rate') return percent(end)
  return withMinus(String(Number(end.toFixed(2))))
}

const gapText = (gap: number) => (gap > 0 ? `+${gap.toFixed(2)}` : withMinus(gap.toFixed(2)))
