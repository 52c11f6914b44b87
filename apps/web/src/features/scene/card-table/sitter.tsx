import type { Seat } from '@wis/engine'
import type { SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { wholeText } from '../../../components/text/number-text.ts'
import { AgentName } from '../../match/table/agent-name.tsx'
import { Portrait } from '../round-table/round-seat.tsx'
import roundStyles from '../round-table/round-table.module.css'
import type { PartOf } from '../words.ts'
import { useAlias, useWords } from '../words.ts'
import styles from './card-table.module.css'

interface SitterProps {
  readonly seat: SeatScene
  readonly agent: AgentRef | undefined
  readonly children: ReactNode
}

/** Who sits there, and what that seat has in all. */
export function Sitter({ seat: { seat, name, note, badge }, agent, children }: SitterProps) {
  const words = useWords()
  const alias = useAlias()({ seat, name }, agent)
  return (
    <div className={styles.sitter}>
      <div className={`${roundStyles.portrait ?? ''} ${styles.portrait ?? ''}`}>
        <Portrait seat={seat} agent={agent} />
        {badge && (
          <span title={words(badge.name)} className={roundStyles.badge}>
            <span aria-hidden="true">{words(badge.mark)}</span>
            <span className="sr-only">{words(badge.name)}</span>
          </span>
        )}
      </div>
      <div className={styles.names}>
        <p className={styles.name}>{agent ? <AgentName agent={agent} /> : alias}</p>
        {agent && agent.name !== alias && <span className="sr-only">{alias}</span>}
        {children}
        {note && <p className={styles.note}>{words(note)}</p>}
      </div>
    </div>
  )
}

interface TotalProps {
  readonly amount: number
  /** The largest total of all. */
  readonly best: number
  readonly name: string | undefined
}

/** What a seat has in all, with a bar to see who is ahead. */
export function Total({ amount, best, name }: TotalProps) {
  const t = useTranslations('scene.rounds')
  return (
    <>
      <p className={styles.total}>
        <strong className="figures">{wholeText(amount)}</strong> {name ?? t('total')}
      </p>
      <span aria-hidden="true" className={styles.race}>
        <span style={{ width: `${Math.min(100, Math.max(0, (100 * amount) / best))}%` }} />
      </span>
    </>
  )
}

interface TotalOfRoundsProps {
  readonly rounds: PartOf<'rounds'>
  readonly seat: Seat
}

/** The total of a seat's row. */
export function TotalOfRounds({ rounds: { rows, totalName: usual }, seat }: TotalOfRoundsProps) {
  const words = useWords()
  const row = rows.find((one) => one.seat === seat)
  if (!row) return null
  const { total, totalName = usual } = row
  return (
    <Total
      amount={total}
      best={Math.max(1, ...rows.map((one) => one.total))}
      name={totalName && words(totalName)}
    />
  )
}
