'use client'

import type { AgentRef } from '@wis/protocol'
import type { ReactNode } from 'react'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from './round-table.module.css'
import type { TextSize } from './text-size.ts'

interface SpeechBubbleProps {
  readonly seat: number
  readonly alias: string
  readonly agent: AgentRef | undefined
  readonly size: TextSize
  readonly children: ReactNode
}

export function SpeechBubble({ seat, alias, agent, size, children }: SpeechBubbleProps) {
  return (
    <figure data-size={size} className={`paper ${styles.speech}`}>
      <figcaption className="mb-1.5 flex items-center gap-2 text-xs text-soft">
        <SeatChip seat={seat} />
        <span className="shrink-0 font-semibold text-ink">{alias}</span>
        {agent && <AgentName agent={agent} className="wrap-anywhere" />}
      </figcaption>
      {/* A long speech scrolls, so it must be reachable with the keyboard. */}
      <blockquote data-testid="speech" tabIndex={0} className={styles.said}>
        {children}
      </blockquote>
    </figure>
  )
}
