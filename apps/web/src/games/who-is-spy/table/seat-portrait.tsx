import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../../../features/match/table/seat-chip.tsx'
import type { SeatScene } from '../player/scene.ts'
import { narrowPlace, tablePlace, wordsOf } from '../player/seating.ts'
import type { Place } from '../player/seating.ts'
import { RoleMark } from './role-mark.tsx'
import { SeatClue } from './seat-clue.tsx'
import styles from './table-view.module.css'

interface SeatPortraitProps {
  readonly scene: SeatScene
  readonly agent: AgentRef | undefined
  readonly seats: number
  /** Set while its words are still being typed on the slip, so that they do not appear here first. */
  readonly isTyped: boolean
  readonly children?: ReactNode
}

/** A seat at the table: its player, and the player's state. */
export function SeatPortrait({ scene, agent, seats, isTyped, children }: SeatPortraitProps) {
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
        <div className={styles.picture}>
          {agent && <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />}
        </div>
        <SeatChip seat={seat} className={styles.chip} />
        {ballotsAgainst ? <BallotCount count={ballotsAgainst} /> : null}
        {role && (
          <span className={styles.role}>
            <RoleMark role={role} className="size-3!" />
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

function SeatState({ scene: { out, isAwaited, role } }: { scene: SeatScene }) {
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

/** The position of a seat at both shapes of the table. */
export function placeStyle(seat: number, seats: number): CSSProperties {
  const wide = tablePlace(seat, seats)
  const narrow = narrowPlace(seat, seats)
  const places: Record<`--${string}`, string> = {
    '--wide-x': `${wide.x}%`,
    '--wide-y': `${wide.y}%`,
    '--wide-room': `${Math.min(wide.x, 100 - wide.x)}%`,
    '--wide-lift': lift(wide),
    '--wide-rise': wide.y < 40 ? 'flex-end' : 'flex-start',
    '--narrow-x': `${narrow.x}%`,
    '--narrow-y': `${narrow.y}%`,
    '--narrow-flow': narrow.y < 40 ? 'column-reverse' : 'column',
    '--narrow-lift': lift(narrow),
    '--seat': seatColour(seat),
  }
  return places
}

/** Words are outside of the table: above the portrait for a seat on the far side. */
function lift({ y }: Place): string {
  return y < 40 ? 'calc(var(--size) / 2 - 100%)' : 'calc(var(--size) / -2)'
}
