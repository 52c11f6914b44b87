'use client'

import type { Ballot } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import { Notice } from '../../../features/scene/round-table/notice.tsx'
import type { EventOf, TableEvent } from '../player/table-event.ts'

interface Told<Type extends TableEvent['type']> {
  readonly event: EventOf<Type>
  readonly alias: (seat: number) => string
}

export function FoulsNotice({ event: { fouls }, alias }: Told<'fouls-called'>) {
  const t = useTranslations('match.slip.foul')
  return (
    <Notice title={t('title', { count: fouls.length })}>
      {fouls.map(({ seat, kind }) => (
        <p key={seat} className="flex items-baseline justify-center gap-2">
          <SeatChip seat={seat} className="self-center" />
          {t(kind, { player: alias(seat) })}
        </p>
      ))}
    </Notice>
  )
}

/** The arrows of the table show all other ballots. */
export function Abstentions({ ballots }: { ballots: readonly Ballot[] }) {
  const t = useTranslations('match.slip')
  const count = ballots.filter(({ target }) => target === null).length
  return count > 0 ? <p className="label text-center">{t('abstained', { count })}</p> : null
}

interface OutNoticeProps extends Told<'seat-eliminated'> {
  readonly agent: AgentRef | undefined
}

export function OutNotice({ event: { seat, tied, cause }, alias, agent }: OutNoticeProps) {
  const t = useTranslations('match.slip.out')
  return (
    <Notice title={t('title', { player: alias(seat) })} text={t(tied ? 'lot' : cause)}>
      {agent && <AgentName agent={agent} />}
    </Notice>
  )
}
