'use client'

import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import { voidReason } from '../../../features/match/table/void-reason.ts'
import { VoidRule } from '../../../features/match/table/void-rule.tsx'
import type { EventOf } from '../player/table-event.ts'
import { Notice } from './notice.tsx'

type RareEvent = EventOf<'fouls-called'> | EventOf<'seat-eliminated'> | EventOf<'match-voided'>

interface RareNoticeProps {
  readonly event: RareEvent
  readonly alias: (seat: number) => string
  readonly agents: readonly AgentRef[]
}

/** The events on the slip that a round has at most once. */
export default function RareNotice({ event, alias, agents }: RareNoticeProps) {
  const t = useTranslations('match.slip')
  switch (event.type) {
    case 'fouls-called':
      return (
        <Notice title={t('foul.title', { count: event.fouls.length })}>
          {event.fouls.map(({ seat, kind }) => (
            <p key={seat} className="flex items-baseline justify-center gap-2">
              <SeatChip seat={seat} className="self-center" />
              {t(`foul.${kind}`, { player: alias(seat) })}
            </p>
          ))}
        </Notice>
      )
    case 'seat-eliminated': {
      const { seat, tied, cause } = event
      const agent = agents[seat]
      return (
        <Notice title={t('out.title', { player: alias(seat) })} text={t(`out.${tied ? 'lot' : cause}`)}>
          {agent && <AgentName agent={agent} />}
        </Notice>
      )
    }
    case 'match-voided':
      return (
        <Notice title={t('void.title')} text={t(`void.reason.${voidReason(event.reason)}`)}>
          <VoidRule />
        </Notice>
      )
    default:
      event satisfies never
      return null
  }
}
