'use client'

import type { Seat } from '@wis/engine'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { SpyTableScene } from '../player/spy-table-scene.ts'
import type { EndSlipProps } from './end-slip.tsx'
import { SeatPortrait } from './seat-portrait.tsx'
import type { SeatParts } from './seat-portrait.tsx'
import { Slip } from './slip.tsx'
import { TableStage } from './table-stage.tsx'
import styles from './table-view.module.css'
import VoteArrows from './vote-arrows.tsx'

export interface TableParts extends SeatParts {
  /** The part that shows the end; without it, the end stays hidden. */
  readonly EndNotice?: ComponentType<EndSlipProps>
}

interface TableViewProps {
  readonly scene: SpyTableScene
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  readonly level: RevealLevel
  /** Undefined as long as the server's drawing of what never moves stays. */
  readonly parts: TableParts | undefined
  readonly action?: ReactNode
  readonly isTyping?: boolean
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** A moment of a match as a picture of the room. */
export function TableView(props: TableViewProps) {
  const { scene, agents, level, parts, action, isTyping = false, atSeat } = props
  const t = useTranslations('match')
  const { step, ballots } = scene
  const count = scene.seats.length || agents.length
  const speaker = scene.seats.find(({ isSpeaking }) => isSpeaking)?.seat ?? null
  const isVote = step?.kind === 'vote' || step?.kind === 'tally'
  return (
    <div className={styles.stage}>
      <div className={styles.room}>
        <TableStage seats={count} speaker={speaker}>
          {(_, shape) => isVote && <VoteArrows shape={shape} seats={count} ballots={ballots} />}
        </TableStage>
        <ul className={styles.seats} aria-label={t('seats')}>
          {scene.seats.map((seat) => (
            <SeatPortrait
              key={seat.seat}
              scene={seat}
              agent={agents[seat.seat]}
              seats={count}
              parts={parts}
              isTyped={isTyping && seat.isSpeaking}
            >
              {atSeat?.(seat.seat)}
            </SeatPortrait>
          ))}
        </ul>
        <div className={styles.middle}>
          <Slip
            aliases={scene.glance.aliases}
            scene={scene}
            agents={agents}
            level={level}
            action={action}
            isTyping={isTyping}
            Ending={parts?.EndNotice}
          />
        </div>
      </div>
    </div>
  )
}
