'use client'

import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { ConcealedEnd, Notice } from '../../../features/scene/round-table/notice.tsx'
import { SpeechSlip } from '../../../features/scene/round-table/speech-slip.tsx'
import { textSize } from '../../../features/scene/round-table/text-size.ts'
import { TypedText } from '../../../features/scene/round-table/typed-text.tsx'
import type { SpyTableScene } from '../player/spy-table-scene.ts'
import type { Step } from '../player/steps.ts'
import type { EndSlipProps } from './end-slip.tsx'
import { Abstentions, FoulsNotice, OutNotice } from './slip-notices.tsx'

// Loaded later, because few matches are void.
const VoidNotice = lazyPart(() => import('./void-notice.tsx'))

interface SlipProps {
  readonly scene: Pick<SpyTableScene, 'step' | 'ballotsIn'>
  readonly aliases: readonly string[]
  readonly agents: readonly AgentRef[]
  readonly level: RevealLevel
  /** The buttons on the slip, if there are any. */
  readonly action?: ReactNode
  readonly isTyping: boolean
  /** The part that shows the end, if the reader may know it. */
  readonly Ending?: ComponentType<EndSlipProps> | undefined
}

/** The slip in the middle of the table: the latest words, or the latest event. */
export function Slip(props: SlipProps) {
  const { step } = props.scene
  if (!step) return <EmptySlip />
  return (
    <div
      key={step.seq}
      data-testid="player-event"
      data-seq={step.seq}
      className="w-full animate-[appear_.3s_var(--ease-table)]"
    >
      <SlipContent {...props} step={step} />
    </div>
  )
}

function SlipContent(props: SlipProps & { step: Step }) {
  const { scene, step, aliases, agents, level, action, isTyping, Ending } = props
  const t = useTranslations('match.slip')
  const { event } = step
  const alias = (seat: number) => aliases[seat] ?? ''
  const speaker = (seat: number) => ({ seat, alias: alias(seat), agent: agents[seat] })
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
          title={t(event.runOff ? 'round.runOff' : 'round.title', { round: event.round })}
          text={t('round.text', { player: alias(event.order[0] ?? 0) })}
        />
      )
    case 'speech-given':
      return (
        <SpeechSlip {...speaker(event.seat)} size={textSize(visibleString(event.text))}>
          {isTyping ? <TypedText text={event.text} /> : <ForeignText text={event.text} />}
          {event.cut && <span className="ml-1 font-text text-sm text-soft not-italic">{t('cut')}</span>}
        </SpeechSlip>
      )
    case 'speech-missed':
      return (
        <SpeechSlip {...speaker(event.seat)} size="medium">
          <span className="text-faint">{t(`missed.${event.reason}`)}</span>
        </SpeechSlip>
      )
    case 'fouls-called':
      return <FoulsNotice event={event} alias={alias} />
    case 'vote-opened':
      return (
        <Notice
          title={t('vote.title')}
          text={t('vote.text', { count: scene.ballotsIn, of: (event.voters ?? event.candidates).length })}
        />
      )
    case 'votes-revealed':
      return <Abstentions ballots={event.ballots} />
    case 'seat-eliminated':
      return <OutNotice event={event} alias={alias} agent={agents[event.seat]} />
    case 'match-ended':
      if (!Ending) return <ConcealedEnd action={action} />
      return <Ending event={event} alias={alias} isRevealed={level === 'everything'} action={action} />
    case 'match-voided':
      return <Voided reason={event.reason} />
    default:
      event satisfies never
      return null
  }
}

function Voided({ reason }: { reason: string }) {
  return (
    <Suspense>
      <VoidNotice reason={reason} />
    </Suspense>
  )
}

function EmptySlip() {
  const t = useTranslations('match.slip')
  return <Notice title={t('waiting.title')} text={t('waiting.text')} />
}
