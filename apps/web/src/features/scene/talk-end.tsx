import type { SceneBallot, SceneSecret } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { SideMark } from '../match/table/side-mark.tsx'
import { mostNamed } from './most-named.ts'
import styles from './round-table/round-table.module.css'
import { useWords } from './words.ts'

interface TalkEndProps extends LastVoteProps {
  readonly secrets: readonly SceneSecret[]
}

/** What lies in the middle at the end of a talk: what both sides hid, and the vote that ended it. */
export default function TalkEnd({ secrets, ...vote }: TalkEndProps) {
  return (
    <>
      <Told secrets={secrets} />
      <LastVote {...vote} />
    </>
  )
}

function Told({ secrets }: Pick<TalkEndProps, 'secrets'>) {
  const words = useWords()
  return (
    <dl data-told className={styles.told}>
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

interface LastVoteProps {
  readonly ballots: readonly SceneBallot[]
  readonly aliases: readonly string[]
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
}

/** All who were named in the vote that ended it. */
function LastVote({ ballots, aliases, agents }: LastVoteProps) {
  const t = useTranslations('scene')
  const named = mostNamed(ballots)
  const abstained = ballots.filter(({ target }) => target === null).length
  if (named.length === 0) return null
  return (
    // A narrow table has no room below the words, and the numbers at the seats say it.
    <div className={`paper figures ${styles.ended ?? ''}`}>
      <p className="label">{t('ballot.last')}</p>
      <ul>
        {named.map(({ seat, votes }) => {
          const agent = agents[seat]
          return (
            <li key={seat}>
              <SeatChip seat={seat} className="size-4.5! text-2xs!" />
              {agent ? <AgentName agent={agent} /> : aliases[seat]}
              <strong aria-hidden="true">{votes}</strong>
              <span className="sr-only">{t('tile.votes', { count: votes })}</span>
            </li>
          )
        })}
        {abstained > 0 && <li className="text-soft">{t('ballot.abstained', { count: abstained })}</li>}
      </ul>
    </div>
  )
}
