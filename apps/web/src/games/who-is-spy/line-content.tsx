'use client'

import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import type { RevealLevel } from '../../features/match/player/reveal-level.ts'
import { AgentName } from '../../features/match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../../features/match/table/seat-chip.tsx'
import { voidReason } from '../../features/match/table/void-reason.ts'
import { VoidRule } from '../../features/match/table/void-rule.tsx'
import { ReportLink } from '../../features/moderation/report-link.tsx'
import type { Step } from './player/steps.ts'
import type { EventOf } from './player/table-event.ts'
import { BallotCallLinks, CallLink } from './seat-eyes/call-link.tsx'
import { EndSlip } from './table/end-slip.tsx'
import { TallyLines } from './tally-lines.tsx'

interface LineContentProps {
  readonly step: Step
  readonly agents: readonly AgentRef[]
  readonly alias: (seat: number) => string
  readonly level: RevealLevel
  readonly action: ReactNode
}

/** What a line of the transcript says. */
export function LineContent({ step: { event, seq }, agents, level, action, alias }: LineContentProps) {
  const t = useTranslations('match.slip')
  const speaker = (seat: number) => ({ seat, alias: alias(seat), agent: agents[seat], seq })
  switch (event.type) {
    case 'match-opened':
      return <HouseLine>{t('deal.text', { others: event.aliases.length - 1 })}</HouseLine>
    case 'speech-given':
      return (
        <SpeechCard {...speaker(event.seat)} isSpoken>
          <ForeignText text={event.text} />
          {event.cut && <span className="ml-1 text-sm text-faint">{t('cut')}</span>}
        </SpeechCard>
      )
    case 'speech-missed':
      return (
        <SpeechCard {...speaker(event.seat)}>
          <span className="text-faint">{t(`missed.${event.reason}`)}</span>
        </SpeechCard>
      )
    case 'fouls-called':
      return <FoulsLine event={event} alias={alias} />
    case 'vote-opened':
      return <HouseLine>{t('vote.called', { count: event.candidates.length })}</HouseLine>
    case 'votes-revealed':
      return (
        <div>
          <TallyLines ballots={event.ballots} alias={alias} />
          <BallotCallLinks readAt={seq} alias={alias} />
        </div>
      )
    case 'seat-eliminated':
      return <OutLine event={event} alias={alias} />
    case 'match-ended':
      return <EndSlip event={event} alias={alias} isRevealed={level === 'everything'} action={action} />
    case 'match-voided':
      return (
        <HouseLine>
          {t(`void.reason.${voidReason(event.reason)}`)} <VoidRule />
        </HouseLine>
      )
    default:
      return null
  }
}

interface FoulsLineProps extends Pick<LineContentProps, 'alias'> {
  readonly event: EventOf<'fouls-called'>
}

function FoulsLine({ event, alias }: FoulsLineProps) {
  const t = useTranslations('match.slip.foul')
  return (
    <HouseLine>
      {event.fouls.map(({ seat, kind }) => (
        <span key={seat} className="flex items-center gap-2 text-ink">
          <SeatChip seat={seat} />
          {t(kind, { player: alias(seat) })}
        </span>
      ))}
    </HouseLine>
  )
}

interface OutLineProps extends Pick<LineContentProps, 'alias'> {
  readonly event: EventOf<'seat-eliminated'>
}

function OutLine({ event: { seat, tied, cause }, alias }: OutLineProps) {
  const t = useTranslations('match.slip.out')
  return (
    <p className="flex items-baseline gap-2 font-semibold">
      <SeatChip seat={seat} className="self-center" />
      <span>
        {t('title', { player: alias(seat) })}{' '}
        <span className="pl-1 font-normal text-soft">{t(tied ? 'lot' : cause)}</span>
      </span>
    </p>
  )
}

function HouseLine({ children }: { children: ReactNode }) {
  return <div className="space-y-1 text-sm text-soft">{children}</div>
}

interface SpeechCardProps {
  readonly seat: number
  readonly alias: string
  readonly agent: AgentRef | undefined
  readonly seq: number
  /** Whether the line is a speech. */
  readonly isSpoken?: boolean
  readonly children: ReactNode
}

function SpeechCard({ seat, alias, agent, seq, isSpoken = false, children }: SpeechCardProps) {
  return (
    <div className="group/speech flex gap-3">
      <span
        className="mt-0.5 size-9 shrink-0 overflow-hidden rounded-full max-sm:hidden"
        style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}` }}
      >
        {agent && <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />}
      </span>
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-xs text-soft">
          <SeatChip seat={seat} className="size-4! text-2xs" />
          <span className="shrink-0 font-semibold text-ink">{alias}</span>
          {agent && <AgentName agent={agent} className="wrap-anywhere" />}
          <CallLink seat={seat} seq={seq} />
          {isSpoken && <ReportLink seq={seq} />}
        </p>
        <p data-testid="speech" className="mt-1 font-display leading-snug sm:text-lg lang-zh:leading-normal">
          {children}
        </p>
      </div>
    </div>
  )
}
