import type { Seat } from '@wis/engine'
import type { SceneBallot, SceneNotice, SceneSecret } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { SideMark } from '../match/table/side-mark.tsx'
import { mostNamed } from './most-named.ts'
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
export function Tally({ title, tally, aliases, agents }: TallyProps) {
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

/** What both sides hid, side by side. */
export function Told({ secrets }: { readonly secrets: readonly SceneSecret[] }) {
  const words = useWords()
  return (
    <dl className={styles.told}>
      {secrets.map(({ name, text, side }) => (
        <div key={name.en} className="paper" data-side={side}>
          <dt className="flex items-center justify-center gap-1.5 text-2xs text-soft">
            <SideMark side={side} />
            {words(name)}
          </dt>
          <dd className="font-display">{text !== null && <ForeignText text={text} />}</dd>
        </div>
      ))}
    </dl>
  )
}

interface LastVoteProps extends Pick<TallyProps, 'aliases' | 'agents'> {
  readonly ballots: readonly SceneBallot[]
}

/** Whom most named in the vote that ended it. */
export function LastVote({ ballots, aliases, agents }: LastVoteProps) {
  const t = useTranslations('scene')
  const named = mostNamed(ballots)
  const first = named.filter(({ votes }) => votes === named[0]?.votes)
  if (first.length === 0) return null
  return (
    // On a phone there is no room below the words.
    <div className="figures flex flex-wrap items-center justify-center gap-x-3 gap-y-1 pt-3 text-sm text-soft max-sm:sr-only">
      {t('ballot.last')}
      {first.map(({ seat, votes }) => {
        const agent = agents[seat]
        return (
          <span key={seat} className="flex items-center gap-1.5 text-ink">
            <SeatChip seat={seat} className="size-4.5! text-2xs!" />
            {agent ? <AgentName agent={agent} /> : aliases[seat]}
            <span className="text-soft">{t('tile.votes', { count: votes })}</span>
          </span>
        )
      })}
    </div>
  )
}
