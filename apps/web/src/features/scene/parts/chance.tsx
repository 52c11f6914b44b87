import type { Seat } from '@wis/engine'
import { seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'

interface ChanceProps {
  /** Undefined as long as nobody may know it. Its place is there all the time. */
  readonly odds: PartOf<'odds'> | undefined
  readonly seat: Seat
}

/** How likely a seat wins now: a bar as wide as its cards, with the number. */
export function Chance({ odds, seat }: ChanceProps) {
  const words = useWords()
  const share = odds?.stages.at(-1)?.shares[seat]
  return (
    <p className={styles.chance} title={odds?.note && words(odds.note)}>
      {odds && share !== undefined && (
        <>
          <span className="sr-only">{words(odds.name)}: </span>
          <span aria-hidden="true">
            <span className={styles.grows} style={{ width: `${share}%`, background: seatColour(seat) }} />
          </span>
          <b className="figures">{share}%</b>
        </>
      )}
    </p>
  )
}
