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

/** The moves of a seat on a board, as columns or as small pictures, and for those who only watch, the move with which it would win. */
export function SetMoves({ board, seat }: SetMovesProps) {
  const t = useTranslations('scene.grid')
  const plays = use(OwnSeatContext) !== null
  const { moves = [], cells, columns, marks, last, threats = [] } = board
  const isOfDiscs = marks === 'discs'
  const nameOf = (cell: number) => `${(cell % columns) + 1}`
  const title = t(isOfDiscs ? 'columns' : 'moves')
  const own = moves.filter((cell) => cells[cell] === seat)
  const wins = plays ? [] : threats.filter((one) => one.seat === seat)
  return (
    <div className={styles.moves} style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <p aria-hidden="true">{title}</p>
      <ol aria-label={title} className="figures">
        {own.map((cell) => (
          <li key={cell} data-last={cell === last}>
            {isOfDiscs ? nameOf(cell) : <CellPicture board={board} cell={cell} />}
          </li>
        ))}
      </ol>
      <p>
        {wins.length > 0 &&
          (isOfDiscs
            ? t('threat', { moves: wins.map(({ cell }) => nameOf(cell)).join(' · ') })
            : t.rich('threatAt', {
                moves: () => wins.map(({ cell }) => <CellPicture key={cell} board={board} cell={cell} />),
              }))}
      </p>
    </div>
  )
}

/** Where a cell is on its board. */
function CellPicture({ board: { rows, columns }, cell }: { board: PartOf<'grid'>; cell: number }) {
  const t = useTranslations('scene.grid')
  const [row, column] = [Math.floor(cell / columns), cell % columns]
  return (
    <>
      <span className="sr-only">{`${t('row', { row: row + 1 })}, ${t('column', { column: column + 1 })} `}</span>
      <svg viewBox={`0 0 ${columns * 4 + 1} ${rows * 4 + 1}`} aria-hidden="true" className={styles.cell}>
        {Array.from({ length: rows * columns }, (_, at) => (
          <rect
            key={at}
            x={(at % columns) * 4 + 1}
            y={Math.floor(at / columns) * 4 + 1}
            width="3"
            height="3"
            data-set={at === cell}
          />
        ))}
      </svg>
    </>
  )
}
