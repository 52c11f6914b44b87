'use client'

import type { Seat } from '@wis/engine'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { SeatAtTable } from '../../../features/scene/round-table/round-seat.tsx'
import { RoundTable } from '../../../features/scene/round-table/round-table.tsx'
import type { SpySeatScene, SpyTableScene } from '../player/spy-table-scene.ts'
import type { EndSlipProps } from './end-slip.tsx'
import { Slip } from './slip.tsx'

export interface TableParts {
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
  const seatAt = useSeatAt(isTyping)
  return (
    <RoundTable
      seats={scene.seats.map(seatAt)}
      agents={agents}
      speaker={scene.seats.find(({ isSpeaking }) => isSpeaking)?.seat ?? null}
      ballots={scene.ballots}
      {...(atSeat && { atSeat })}
    >
      <Slip
        aliases={scene.glance.aliases}
        scene={scene}
        agents={agents}
        level={level}
        action={action}
        isTyping={isTyping}
        Ending={parts?.EndNotice}
      />
    </RoundTable>
  )
}

function useSeatAt(isTyping: boolean): (scene: SpySeatScene) => SeatAtTable {
  const t = useTranslations('match')
  return ({ seat, alias, out, isSpeaking, isAwaited, ballotsAgainst, role, clue }) => {
    const isSpy = role === 'spy'
    const words = [
      ...(isSpy && !out ? [t('role.spy')] : []),
      ...(out ? [t(`outInRound.${isSpy ? 'spy' : out.cause}`, { round: out.round })] : []),
      ...(isAwaited && !out ? [t('thinking')] : []),
    ]
    return {
      seat,
      alias,
      note: words.join(' · '),
      isSpeaking,
      isAsked: isAwaited,
      isOut: out !== null,
      side: role && (isSpy ? 'bad' : 'good'),
      against: ballotsAgainst ?? 0,
      said: isTyping && isSpeaking ? null : clue,
    }
  }
}
