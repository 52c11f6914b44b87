'use client'

import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import type { SpyTableScene } from '../player/spy-table-scene.ts'
import type { Step } from '../player/steps.ts'
import { textSize } from '../player/text-size.ts'
import type { TextSize } from '../player/text-size.ts'
import type { EndSlipProps } from './end-slip.tsx'
import { ConcealedEnd, Notice } from './notice.tsx'
import styles from './table-view.module.css'

// Loaded later, because the first words of a page appear whole and are not typed.
const TypedText = lazyPart(() => import('./typed-text.tsx'), ForeignText)

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
        <SpeechSlip
          seat={event.seat}
          alias={alias(event.seat)}
          agent={agents[event.seat]}
          size={textSize(visibleString(event.text))}
        >
          {isTyping ? <Typed text={event.text} /> : <ForeignText text={event.text} />}
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
          text={t('vote.text', { count: scene.ballotsIn, of: (event.voters ?? event.candidates).length })}
        />
      )
    case 'votes-revealed': {
      const count = event.ballots.filter(({ target }) => target === null).length
      return count > 0 ? <p className="label text-center">{t('abstained', { count })}</p> : null
    }
    case 'seat-eliminated': {
      const agent = agents[event.seat]
      return (
        <Notice
          title={t('out.title', { player: alias(event.seat) })}
          text={t(`out.${event.tied ? 'lot' : event.cause}`)}
        >
          {agent && <AgentName agent={agent} />}
        </Notice>
      )
    }
    case 'match-ended':
      return Ending ? (
        <Ending event={event} alias={alias} isRevealed={level === 'everything'} action={action} />
      ) : (
        <ConcealedEnd action={action} />
      )
    case 'match-voided':
      return (
        <Suspense>
          <VoidNotice reason={event.reason} />
        </Suspense>
      )
    default:
      event satisfies never
      return null
  }
}

/** Keeps the room of its words until the code that types them has loaded. */
function Typed({ text }: { text: string }) {
  return (
    <Suspense fallback={<ForeignText text={text} className="invisible" />}>
      <TypedText text={text} />
    </Suspense>
  )
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

function SpeechSlip({ seat, alias, agent, size, children }: SpeechSlipProps) {
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
