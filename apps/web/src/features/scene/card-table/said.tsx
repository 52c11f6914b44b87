import type { Seat } from '@wis/engine'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import cutWords from '../cut-words.module.css'
import { useArrival } from '../motion.ts'
import sceneStyles from '../scene.module.css'
import styles from './card-table.module.css'

interface SaidProps {
  readonly seat: Seat
  readonly text: string | null
  readonly nameOf: (seat: Seat) => string
  /** What is stamped on it, once it is settled. */
  readonly stamp?: string | undefined
  readonly children: ReactNode
}

/** Words on the side of the seat that says them. */
export function Said({ seat, text, nameOf, stamp, children }: SaidProps) {
  const arrives = useArrival()
  return (
    <div
      className={`paper ${styles.said ?? ''} ${arrives ? (sceneStyles.slides ?? '') : ''}`}
      data-right={seat === 1}
      data-sealed={stamp !== undefined}
    >
      {stamp !== undefined && (
        <span aria-hidden="true" className={styles.stamp}>
          {stamp}
        </span>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <SeatChip seat={seat} className="size-4! text-2xs!" />
        <span className="font-semibold">{nameOf(seat)}</span>
        {children}
      </p>
      {text !== null && (
        <p
          role="group"
          aria-label={nameOf(seat)}
          tabIndex={0}
          className={`${cutWords.opens} max-h-[2lh] text-sm leading-snug wrap-anywhere`}
        >
          <span className="line-clamp-2">
            <ForeignText text={text} />
          </span>
        </p>
      )}
    </div>
  )
}
