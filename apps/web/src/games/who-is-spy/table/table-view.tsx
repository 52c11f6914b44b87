'use client'

import type { Seat } from '@wis/engine'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { Scene } from '../player/scene.ts'
import type { EndSlipProps } from './end-slip.tsx'
import { SeatPortrait } from './seat-portrait.tsx'
import { Slip } from './slip.tsx'
import { TableStage } from './table-stage.tsx'
import styles from './table-view.module.css'

interface TableViewProps {
  readonly scene: Scene
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  readonly level: RevealLevel
  readonly action?: ReactNode
  readonly isTyping?: boolean
  /** The part that shows the end; without it, the end stays hidden. */
  readonly Ending?: ComponentType<EndSlipProps>
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** A moment of a match as a picture of the room. */
export function TableView({
  scene,
  agents,
  level,
  action,
  isTyping = false,
  Ending,
  atSeat,
}: TableViewProps) {
  const t = useTranslations('match')
  const count = scene.seats.length || agents.length
  const speaker = scene.seats.find(({ isSpeaking }) => isSpeaking)?.seat ?? null
  return (
    <div className={styles.stage}>
      <div className={styles.room}>
        <TableStage seats={count} speaker={speaker} ballots={scene.ballots} />
        <ul className={styles.seats} aria-label={t('seats')}>
          {scene.seats.map((seat) => (
            <SeatPortrait
              key={seat.seat}
              scene={seat}
              agent={agents[seat.seat]}
              seats={count}
              isTyped={isTyping && seat.isSpeaking}
            >
              {atSeat?.(seat.seat)}
            </SeatPortrait>
          ))}
        </ul>
        <div className={styles.middle}>
          <Slip {...{ scene, agents, level, action, isTyping, Ending }} />
        </div>
      </div>
    </div>
  )
}
