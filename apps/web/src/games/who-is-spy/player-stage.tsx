'use client'

import type { MatchHeader } from '@wis/protocol'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { GuessAtSeat } from '../../features/match/guess/guess-parts.tsx'
import type { Guessing } from '../../features/match/guess/use-guessing.ts'
import styles from '../../features/scene/round-table/round-table.module.css'
import type { Awake } from './awake.ts'
import { withSitters } from './player/spy-table-scene.ts'
import { TableView } from './table/table-view.tsx'
import type { TableHandle } from './use-player.ts'

interface PlayerStageProps {
  readonly header: MatchHeader
  readonly table: TableHandle
  readonly awake: Awake | undefined
  readonly guessing: Guessing
  /** Whether live speeches appear as if they were being typed. */
  readonly isTyping: boolean
  /** The match in the other views. */
  readonly other: ReactNode
}

/** The match itself, in the chosen view. */
export function PlayerStage({ header, table, awake, guessing, isTyping, other }: PlayerStageProps) {
  const { player, scene } = table
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  const [openedAt] = useState(scene.step?.seq)
  if (player.view !== 'table') return other
  return (
    <TableView
      scene={withSitters(scene, header.seats)}
      agents={agents}
      level={player.level}
      action={awake && <awake.parts.BeginButton handle={awake.handle} />}
      isTyping={isTyping && player.isFollowing && scene.step?.seq !== openedAt}
      parts={awake?.parts}
      atSeat={(seat) => (
        <GuessAtSeat
          guessing={guessing}
          alias={scene.glance.aliases[seat] ?? ''}
          seat={seat}
          className={styles.guess}
        />
      )}
    />
  )
}
