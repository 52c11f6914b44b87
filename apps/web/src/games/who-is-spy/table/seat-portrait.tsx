import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Avatar } from '../../../components/avatar/avatar.tsx'
import { Touched } from '../../../features/match/deferred/touched.tsx'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import type { RoleMark } from '../../../features/match/table/role-mark.tsx'
import { SeatChip, seatTone } from '../../../features/match/table/seat-chip.tsx'
import { tablePlace, wordsOf } from '../player/seating.ts'
import type { SpySeatScene } from '../player/spy-table-scene.ts'
import { placeStyle } from './place-style.ts'
import { SeatClue } from './seat-clue.tsx'
import styles from './table-view.module.css'

/** What a seat shows that never moves, or only once all is over. */
export interface SeatParts {
  readonly Avatar: typeof Avatar
  readonly RoleMark: typeof RoleMark
}

interface SeatPortraitProps {
  readonly scene: SpySeatScene
  readonly agent: AgentRef | undefined
  readonly seats: number
  readonly parts: SeatParts | undefined
  /** Set while its words are still being typed on the slip, so that they do not appear here first. */
  readonly isTyped: boolean
  readonly children?: ReactNode
}

/** A seat at the table: its player, and the player's state. */
export function SeatPortrait({ scene, agent, seats, parts, isTyped, children }: SeatPortraitProps) {
  const { seat, alias, out, isSpeaking, isAwaited, ballotsAgainst, role, clue } = scene
  return (
    <li
      className={styles.seat}
      style={placeStyle(seat, seats)}
      data-testid="seat"
      data-words={wordsOf(tablePlace(seat, seats))}
      data-out={out !== null}
      data-speaking={isSpeaking}
      data-awaited={isAwaited}
    >
      <div className={styles.portrait}>
        <Touched name={`portrait-${seat}`} className={styles.picture}>
          {agent && parts && (
            <parts.Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
          )}
        </Touched>
        <SeatChip seat={seat} className={styles.chip} />
        {ballotsAgainst ? <BallotCount count={ballotsAgainst} /> : null}
        {role && parts && (
          <span className={styles.role}>
            <parts.RoleMark role={role} className="size-3!" />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.alias}>{alias}</p>
        {agent && (
          <p className={styles.name}>
            <AgentName agent={agent} />
          </p>
        )}
        <SeatState scene={scene} />
        <SeatClue text={isTyped ? null : clue} />
      </div>
      {children}
    </li>
  )
}

function BallotCount({ count }: { count: number }) {
  const t = useTranslations('match')
  return (
    <span className={`paper figures ${styles.count}`}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('ballotsAgainst', { count })}</span>
    </span>
  )
}

function SeatState({ scene: { out, isAwaited, role } }: { scene: SpySeatScene }) {
  const t = useTranslations('match')
  const words = [
    ...(role === 'spy' && !out ? [t('role.spy')] : []),
    ...(out ? [t(`outInRound.${role === 'spy' ? 'spy' : out.cause}`, { round: out.round })] : []),
    ...(isAwaited && !out ? [t('thinking')] : []),
  ]
  return (
    <p className={styles.state} data-spy={role === 'spy'}>
      {words.join(' · ')}
    </p>
  )
}
