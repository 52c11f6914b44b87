import type { Scene } from '@wis/games'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { SeatChip } from '../match/table/seat-chip.tsx'
import styles from './cut-words.module.css'
import { nameIn } from './words.ts'

interface SaidAboveProps {
  readonly scene: Scene
  readonly className: string
}

/** The newest words, above a table whose middle is out of sight or needed for other things. They keep the same height. */
export function SaidAbove({ scene: { talk, seats }, className }: SaidAboveProps) {
  const said = talk?.now
  if (said?.kind !== 'words' || said.text === null) return null
  return (
    <p
      role="group"
      aria-label={nameIn(seats)(said.seat)}
      data-said=""
      data-testid="said-above"
      tabIndex={0}
      className={`${styles.opens} flex h-(--said,3rem) gap-2 leading-tight ${className}`}
    >
      <SeatChip seat={said.seat} />
      {/* Three lines fill the usual room, in either script. */}
      <span className="line-clamp-3 h-fit text-sm/[1.14] [-webkit-line-clamp:var(--said-lines,3)]">
        <b className="mr-1.5 font-semibold">{nameIn(seats)(said.seat)}</b>
        <ForeignText text={said.text} className="font-display" />
      </span>
    </p>
  )
}
