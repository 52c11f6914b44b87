import type { Seat } from '@wis/engine'
import type { AgentRef } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { deferredCode } from '../../match/deferred/deferred-code.ts'
import { Touched } from '../../match/deferred/touched.tsx'
import { useTouchedCode } from '../../match/deferred/use-touched-code.ts'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip, seatTone } from '../../match/table/seat-chip.tsx'
import { SideMark } from '../../match/table/side-mark.tsx'
import { OwnSeatContext } from '../motion.ts'
import sceneStyles from '../scene.module.css'
import { placeStyle, tablePlace, wordsOf } from './places.ts'
import styles from './round-table.module.css'

export interface SeatAtTable {
  readonly seat: Seat
  readonly alias: string
  /** What has become of it, in a few words. */
  readonly note: string
  readonly isSpeaking: boolean
  /** The table waits for it. */
  readonly isAsked: boolean
  readonly isOut: boolean
  /** It is on the team that is proposed or on its way. */
  readonly isOn: boolean
  /** What it alone holds, as the lead. */
  readonly badge?: { readonly mark: string; readonly name: string }
  /** The side it is on, if its reader knows: the bad one hides. */
  readonly side: 'good' | 'bad' | null
  /** Who named it in the vote that is on the table. */
  readonly against: readonly Seat[]
  /** How its portrait says that: by those who did where no arrow shows it. */
  readonly count: 'number' | 'voters' | 'none'
  /** Its last words. Null before its first, and while they are still being typed. */
  readonly said: string | null
}

interface RoundSeatProps {
  readonly at: SeatAtTable
  readonly agent: AgentRef | undefined
  readonly seats: number
  /** What lies before it. */
  readonly card?: ReactNode
  /** A layer over it that hides nothing of it. */
  readonly children?: ReactNode
}

/** A seat at a round table: its player, what the player said last, and what has become of it. */
export function RoundSeat({ at, agent, seats, card, children }: RoundSeatProps) {
  const { seat, alias, note, isSpeaking, isAsked, isOut, isOn, badge, side, against, count, said } = at
  const t = useTranslations('scene.quest')
  return (
    <li
      className={styles.seat}
      style={placeStyle(seat, seats)}
      data-testid="seat"
      data-words={wordsOf(tablePlace(seat, seats))}
      data-out={isOut}
      data-side={side}
      data-speaking={isSpeaking}
      data-asked={isAsked}
      data-on={isOn}
    >
      <div className={styles.portrait}>
        <Portrait seat={seat} agent={agent} />
        {badge && (
          <span title={badge.name} className={styles.badge}>
            <span aria-hidden="true">{badge.mark}</span>
            <span className="sr-only">{badge.name}</span>
          </span>
        )}
        {isOn && (
          <svg viewBox="0 0 20 22" role="img" aria-label={t('onTeam')} className={styles.shield}>
            <path d="M10 1.2 18.4 4v6.2c0 5-3.4 8.6-8.4 10.6-5-2-8.4-5.6-8.4-10.6V4z" />
          </svg>
        )}
        {against.length > 0 && count !== 'none' ? (
          <Against seats={against} areShown={count === 'voters'} />
        ) : (
          card
        )}
        {side && (
          <span className={styles.role}>
            <SideMark side={side} className="size-3!" />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.alias}>{agent ? <AgentName agent={agent} /> : alias}</p>
        {agent && agent.name !== alias && <p className={styles.name}>{alias}</p>}
        <State seat={seat} note={note} isAsked={isAsked && !isOut} side={side} />
        {said !== null && <Said text={said} />}
      </div>
      {children}
    </li>
  )
}

/** What has become of it, and whether the table waits for it. */
function State({ seat, note, isAsked, side }: Pick<SeatAtTable, 'seat' | 'note' | 'isAsked' | 'side'>) {
  const t = useTranslations('scene')
  const isOwn = use(OwnSeatContext) === seat
  return (
    <p className={styles.state} data-side={side} data-bare={note === ''}>
      <Note text={note} />
      {isAsked && (
        <span className={`${styles.asked ?? ''} ${sceneStyles.asked ?? ''}`}>
          {note && ' · '}
          {t(isOwn ? 'yourTurn' : 'asked')}
        </span>
      )}
    </p>
  )
}

/** A note of several parts. Where it is narrow, the last has a line of its own without a dot before it. */
function Note({ text }: { readonly text: string }) {
  const at = text.lastIndexOf(' · ')
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.dot}> · </span>
      <span className={styles.last}>{text.slice(at + 3)}</span>
    </>
  )
}

const pictures = deferredCode(() => import('../../../components/avatar/avatar.tsx'))

/** The picture and the number of a seat. Who sits there never changes, so the server's drawing of it may stay. */
export function Portrait({ seat, agent }: { readonly seat: Seat; readonly agent: AgentRef | undefined }) {
  const code = useTouchedCode(pictures, true)
  if (!agent) return <SeatChip seat={seat} className={`${styles.picture} ${styles.numeral}`} />
  return (
    <>
      <Touched name={`portrait-${seat}`} className={styles.picture}>
        {code && <code.Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />}
      </Touched>
      <SeatChip seat={seat} className={styles.chip} />
    </>
  )
}

/** A small portrait has room for so many voters. */
const mostVoters = 3

function Against({ seats, areShown }: { seats: readonly Seat[]; areShown: boolean }) {
  const [t, locale] = [useTranslations('match'), useLocale()]
  return (
    <span className={`paper figures ${styles.count} ${areShown ? styles.voters : ''}`}>
      <span aria-hidden="true">
        {areShown
          ? seats.map((seat) => <SeatChip key={seat} seat={seat} className="size-4! text-2xs!" />)
          : seats.length}
      </span>
      {areShown && seats.length > mostVoters && (
        <span aria-hidden="true" className={styles.many}>
          {seats.length}
        </span>
      )}
      <span className="sr-only">
        {t('ballotsAgainst', {
          count: seats.length,
          seats: seats.map((seat) => seat + 1).join(locale === 'zh' ? '、' : ', '),
        })}
      </span>
    </span>
  )
}

/** Its last speech beside the portrait, in as many lines as there is room for. */
function Said({ text }: { text: string }) {
  const t = useTranslations('match')
  return (
    <p className={styles.clue} data-testid="clue" title={text} tabIndex={-1}>
      <span className="sr-only">{t('saidLast')} </span>
      <ForeignText text={text} />
    </p>
  )
}
