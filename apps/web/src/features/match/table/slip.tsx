'use client'

import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/foreign-text.tsx'
import { visibleString } from '../../../components/visible-text.ts'
import type { Scene } from '../player/scene.ts'
import type { Step } from '../player/steps.ts'
import { tally } from '../player/tally.ts'
import type { TextSize } from '../player/text-size.ts'
import { textSize } from '../player/text-size.ts'
import { AgentName } from './agent-name.tsx'
import { SeatChip } from './seat-chip.tsx'
import { EndSlip } from './end-slip.tsx'
import { TypedText } from './typed-text.tsx'

interface SlipProps {
  readonly scene: Scene
  readonly agents: readonly AgentRef[]
  readonly level: number
  /** What can be pressed on the slip, where anything can. */
  readonly action?: ReactNode
  readonly isTyping: boolean
}

/** What lies in the middle of the table: the words just said, or what just happened. */
export function Slip({ scene, agents, level, action, isTyping }: SlipProps) {
  const { step } = scene
  if (!step) return <EmptySlip />
  return (
    <div
      key={step.seq}
      data-testid="player-event"
      data-seq={step.seq}
      className="w-full animate-[appear_.3s_var(--ease-table)]"
    >
      <SlipContent
        scene={scene}
        step={step}
        agents={agents}
        level={level}
        action={action}
        isTyping={isTyping}
      />
    </div>
  )
}

function SlipContent({ scene, step, agents, level, action, isTyping }: SlipProps & { step: Step }) {
  const t = useTranslations('match.slip')
  const { event } = step
  const alias = (seat: number) => scene.state.aliases[seat] ?? ''
  switch (event.type) {
    case 'match-opened':
      return (
        <Notice
          title={t('deal.title')}
          text={t('deal.text', { others: event.aliases.length - 1 })}
          action={action}
        />
      )
    case 'round-opened':
      return (
        <Notice
          title={t('round.title', { round: event.round })}
          text={t('round.text', { player: alias(event.order[0] ?? 0) })}
        />
      )
    case 'speech-given':
      return (
        <SpeechSlip
          seat={event.seat}
          alias={alias(event.seat)}
          agent={agents[event.seat]}
          size={textSize(visibleString(event.text))}
        >
          {isTyping ? <TypedText text={event.text} /> : <ForeignText text={event.text} />}
          {event.cut && <span className="ml-1 font-text text-sm text-soft not-italic">{t('cut')}</span>}
        </SpeechSlip>
      )
    case 'speech-missed':
      return (
        <SpeechSlip seat={event.seat} alias={alias(event.seat)} agent={agents[event.seat]} size="medium">
          <span className="text-faint">{t(`missed.${event.reason}`)}</span>
        </SpeechSlip>
      )
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
    case 'vote-opened':
      return (
        <Notice
          title={t('vote.title')}
          text={t('vote.text', { count: scene.ballotsIn, of: event.candidates.length })}
        />
      )
    case 'votes-revealed': {
      const { abstained } = tally(event.ballots)
      return abstained.length > 0 ? (
        <p className="label text-center">{t('abstained', { count: abstained.length })}</p>
      ) : null
    }
    case 'seat-eliminated': {
      const agent = agents[event.seat]
      return (
        <Notice title={t('out.title', { player: alias(event.seat) })} text={t(`out.${event.cause}`)}>
          {agent && <AgentName agent={agent} />}
        </Notice>
      )
    }
    case 'match-ended':
      return <EndSlip event={event} alias={alias} isRevealed={level === 2} action={action} />
    case 'match-voided':
      return <Notice title={t('void.title')} text={t('void.text', { reason: event.reason })} />
    default:
      event satisfies never
      return null
  }
}

function EmptySlip() {
  const t = useTranslations('match.slip')
  return <Notice title={t('waiting.title')} text={t('waiting.text')} />
}

interface SpeechSlipProps {
  readonly seat: number
  readonly alias: string
  readonly agent: AgentRef | undefined
  readonly size: TextSize
  readonly children: ReactNode
}

const sizes: Record<TextSize, string> = {
  short: 'text-[clamp(1.25rem,5cqw,1.875rem)] leading-[1.2]',
  medium: 'text-[clamp(1.0625rem,3.6cqw,1.375rem)] leading-[1.3]',
  long: 'text-[clamp(.8125rem,2.1cqw,1rem)] leading-[1.4]',
}

function SpeechSlip({ seat, alias, agent, size, children }: SpeechSlipProps) {
  return (
    <figure className="paper mx-auto w-fit max-w-full px-5 py-4 shadow-[0_1px_0_rgb(255_255_255/.5)_inset,0_14px_40px_-12px_rgb(0_0_0/.55)] sm:px-7 sm:py-5">
      <figcaption className="mb-1.5 flex items-center gap-2 text-xs text-soft">
        <SeatChip seat={seat} />
        <span className="shrink-0 font-semibold text-ink">{alias}</span>
        {agent && <AgentName agent={agent} className="truncate" />}
      </figcaption>
      <blockquote
        data-testid="speech"
        className={`max-h-[58cqw] overflow-y-auto font-display font-[420] text-pretty @min-[600px]:max-h-[23cqw] ${sizes[size]}`}
      >
        {children}
      </blockquote>
    </figure>
  )
}

interface NoticeProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** What the house says, straight on the felt. */
export function Notice({ title, text, children, action }: NoticeProps) {
  return (
    <div className="mx-auto max-w-[34ch] space-y-2 text-center text-sm text-soft">
      <p className="display text-[clamp(1.5rem,6cqw,2.5rem)] text-ink">{title}</p>
      {text && <p className="text-balance">{text}</p>}
      {children}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}
