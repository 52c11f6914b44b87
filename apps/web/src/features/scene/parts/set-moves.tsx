import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { CSSProperties } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { OwnSeatContext } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'

interface SetMovesProps {
  readonly board: PartOf<'grid'>
  readonly seat: Seat
}

/** The moves of a seat on a board, by the numbers beside it, and for those who only watch, the move with which it would win. */
export function SetMoves({ board, seat }: SetMovesProps) {
  const t = useTranslations('scene.grid')
  const plays = use(OwnSeatContext) !== null
  const { moves = [], cells, columns, marks, last, threats = [] } = board
  const nameOf = (cell: number) => {
    const column = (cell % columns) + 1
    return marks === 'discs' ? `${column}` : `${Math.floor(cell / columns) + 1},${column}`
  }
  const title = t(marks === 'discs' ? 'columns' : 'moves')
  const own = moves.filter((cell) => cells[cell] === seat)
  const wins = plays ? [] : threats.filter((one) => one.seat === seat)
  return (
    <div className={styles.moves} style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <p aria-hidden="true">{title}</p>
      <ol aria-label={title} className="figures">
        {own.map((cell) => (
          <li key={cell} data-last={cell === last}>
            {nameOf(cell)}
          </li>
        ))}
      </ol>
      <p>{wins.length > 0 && t('threat', { moves: wins.map(({ cell }) => nameOf(cell)).join(' · ') })}</p>
    </div>
  )
}
