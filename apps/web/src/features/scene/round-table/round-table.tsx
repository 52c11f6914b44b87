import type { Seat } from '@wis/engine'
import type { SceneBallot } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RoundSeat } from './round-seat.tsx'
import type { SeatAtTable } from './round-seat.tsx'
import styles from './round-table.module.css'
import { TableStage } from './stage.tsx'
import VoteArrows from './vote-arrows.tsx'

interface RoundTableProps {
  readonly seats: readonly SeatAtTable[]
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  readonly speaker: Seat | null
  /** The votes that are being read. */
  readonly ballots: readonly SceneBallot[]
  /** What lies before a seat. */
  readonly cardOf?: (seat: Seat) => ReactNode
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
  /** What lies in the middle. */
  readonly children: ReactNode
}

/** A table round which all talk, as a picture of the room. */
export function RoundTable({ seats, agents, speaker, ballots, cardOf, atSeat, children }: RoundTableProps) {
  const t = useTranslations('match')
  const count = seats.length
  return (
    <div className={styles.stage}>
      <div className={styles.room}>
        <TableStage seats={count} speaker={speaker}>
          {(_, shape) => <VoteArrows shape={shape} seats={count} ballots={ballots} />}
        </TableStage>
        <ul className={styles.seats} aria-label={t('seats')}>
          {seats.map((at) => (
            <RoundSeat key={at.seat} at={at} agent={agents[at.seat]} seats={count} card={cardOf?.(at.seat)}>
              {atSeat?.(at.seat)}
            </RoundSeat>
          ))}
        </ul>
        <div className={styles.middle}>{children}</div>
      </div>
    </div>
  )
}
