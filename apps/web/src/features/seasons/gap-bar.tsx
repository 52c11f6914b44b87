import type { Board, BoardRow } from '@wis/db/boards'
import { ratingText, withMinus } from '../../components/text/number-text.ts'
import { mainValueOf } from '../leaderboard/game/game-cell.ts'
import { kitOfBoard } from '../leaderboard/game/game-of-board.ts'
import { leaderboardRowOf } from '../leaderboard/leaderboard-row-of.ts'

export interface Gap {
  /** How far its bar reaches, from 0 to 1. */
  readonly reach: number
  /** The difference from the first row. Null for that row. */
  readonly text: string | null
}

/** How far each row is from the first, in the number that the board goes by. Empty if fewer than two rows have it. */
export function gapsOf(board: Board): ReadonlyMap<string, Gap> {
  const kit = kitOfBoard(board)
  const values = board.items.flatMap((row: BoardRow) => {
    const value = kit && mainValueOf(leaderboardRowOf(row, board.rule, kit), kit)
    return value === null || value === undefined ? [] : [{ id: row.agent.id, value }]
  })
  const [first] = values
  if (!first || values.length < 2) return new Map()
  const all = values.map(({ value }) => value)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  // A rating has no natural zero, and neither have points below zero: there, the last row has a stub of a bar.
  const from = board.order === 'skill' || least < 0 ? least - (most - least) / 12 : 0
  const difference = (value: number) => {
    const gap = value - first.value
    const text =
      board.order === 'skill'
        ? ratingText(Math.round(value) - Math.round(first.value))
        : board.order === 'win-rate'
          ? `${withMinus((gap * 100).toFixed(0))}%`
          : withMinus(gap.toFixed(2))
    return gap > 0 ? `+${text}` : text
  }
  return new Map(
    values.map(({ id, value }, at) => [
      id,
      { reach: most > from ? (value - from) / (most - from) : 1, text: at === 0 ? null : difference(value) },
    ]),
  )
}

/** The bar of one row, with its distance from the first row behind it. */
export function GapBar({ gap }: { gap: Gap }) {
  return (
    <span className="flex items-center gap-2 pr-20">
      <span
        aria-hidden="true"
        className={`h-1.5 shrink-0 rounded-full ${gap.text === null ? 'bg-brass' : 'bg-rim'}`}
        style={{ width: `${Math.max(0.5, gap.reach * 100)}%` }}
      />
      <span className="text-xs whitespace-nowrap text-soft">{gap.text}</span>
    </span>
  )
}
