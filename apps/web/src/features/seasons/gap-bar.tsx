import type { Board, BoardRow } from '@wis/db/boards'
import { ratingText, withMinus } from '../../components/text/number-text.ts'
import { mainValueOf } from '../leaderboard/game/game-cell.ts'
import { kitOfBoard } from '../leaderboard/game/game-of-board.ts'
import { leaderboardRowOf } from '../leaderboard/leaderboard-row-of.ts'

export interface Gap {
  /** How far its bar reaches: 1 for the first row, 0 for the row farthest from it. */
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
  const farthest = Math.max(...values.map(({ value }) => Math.abs(first.value - value)))
  const difference = (value: number) => {
    const gap = value - first.value
    const text =
      board.order === 'skill'
        ? ratingText(Math.round(value) - Math.round(first.value))
        : board.order === 'win-rate'
          ? withMinus(String(Math.round(value * 100) - Math.round(first.value * 100)))
          : withMinus(gap.toFixed(2))
    return gap > 0 ? `+${text}` : text
  }
  return new Map(
    values.map(({ id, value }, at) => [
      id,
      {
        reach: farthest > 0 ? 1 - Math.abs(first.value - value) / farthest : 1,
        text: at === 0 ? null : difference(value),
      },
    ]),
  )
}

/** The distance of one row from the first. The longest bar is that of the first row, which has no number behind it. */
export function GapBar({ gap: { reach, text } }: { gap: Gap }) {
  return (
    <span className="flex items-center gap-2 pr-20">
      <span
        aria-hidden="true"
        className={`h-1.5 shrink-0 rounded-full ${text === null ? 'bg-strong' : 'bg-rim'}`}
        style={{ width: `${Math.max(1.5, reach * 100)}%` }}
      />
      <span className="text-sm whitespace-nowrap text-soft">{text}</span>
    </span>
  )
}
