import type { Seat } from '@wis/engine'
import type { SceneNotice } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { AgentName } from '../match/table/agent-name.tsx'
import { SeatChip } from '../match/table/seat-chip.tsx'
import styles from './round-table/round-table.module.css'
import { useWords } from './words.ts'

interface TallyProps {
  /** What it comes to, if nothing above it says so. */
  readonly title?: string
  readonly tally: NonNullable<SceneNotice['tally']>
  readonly aliases: readonly string[]
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
}

/** How a vote went: a line for each choice, with those who made it. */
export default function Tally({ title, tally, aliases, agents }: TallyProps) {
  const words = useWords()
  const nameOf = (seat: Seat) => {
    const agent = agents[seat]
    return agent ? <AgentName agent={agent} /> : aliases[seat]
  }
  return (
    <div className={`paper figures ${styles.tally}`}>
      {title && <p className="display pt-1.5 pb-2 text-center text-2xl max-sm:text-lg">{title}</p>}
      <ul>
        {tally.map(({ name, seat, tone, by }, line) => (
          <li key={line} data-tone={tone}>
            <span className={styles.choice}>
              {seat !== null && <SeatChip seat={seat} />}
              <span className="truncate">{name ? words(name) : seat !== null && nameOf(seat)}</span>
            </span>
            <span className={styles.voters}>
              {by.map((voter) => (
                <span key={voter}>
                  <SeatChip seat={voter} className="size-4.5! text-2xs!" />
                  <span className="sr-only"> {aliases[voter]} </span>
                </span>
              ))}
            </span>
            <strong>{by.length}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
