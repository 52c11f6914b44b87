'use client'

import type { Thought } from '@wis/db/matches'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { RevealLevel } from '../../features/match/player/reveal-level.ts'
import { BesideThought } from '../../features/match/seat-eyes/beside-thought.tsx'
import { LineContent } from './line-content.tsx'
import type { SpyScene } from './player/spy-scene.ts'
import type { Step } from './player/steps.ts'

interface TranscriptViewProps {
  readonly scene: SpyScene
  readonly agents: readonly AgentRef[]
  readonly level: RevealLevel
  /** The last shown entry; undefined if everything is shown. */
  readonly until: number | undefined
  readonly isPlaying: boolean
  readonly isFollowing: boolean
  /** The thoughts of the seat whose view is shown, by the step that shows them. */
  readonly thoughts: ReadonlyMap<number, Thought>
  readonly action: ReactNode
  readonly onSeek: (seq: number) => void
}

/** The match as text, as far as its reader wants to know it. During play, the text scrolls along. */
export function TranscriptView({
  scene,
  agents,
  level,
  until,
  isPlaying,
  isFollowing,
  thoughts,
  action,
  onSeek,
}: TranscriptViewProps) {
  const { step: current, state } = scene
  // A follower sees the newest words; any other reader scrolls freely.
  const seen = isFollowing ? scene.steps.slice(0, scene.index + 1) : scene.steps
  const steps = until === undefined ? seen : seen.filter(({ seq }) => seq <= until)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (isPlaying) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [isPlaying, current?.seq])
  const opened = steps[0]?.event
  const aliases = opened?.type === 'match-opened' ? opened.aliases : state.aliases
  const start = steps[0]?.at
  return (
    <ol ref={list} className="mx-auto max-w-3xl">
      {steps.map((step) => (
        <li
          key={step.seq}
          data-testid="player-event"
          data-seq={step.seq}
          aria-current={step.seq === current?.seq ? 'step' : undefined}
          data-here={step.seq === current?.seq ? '' : undefined}
          // Lines far out of sight are not drawn, but can still be searched for. The last line is always drawn,
          // because its shadow reaches beyond it.
          className="scroll-my-24 border-l-2 border-transparent not-last:[contain-intrinsic-size:auto_5rem] not-last:[content-visibility:auto] aria-[current]:border-brass"
        >
          <Line
            step={step}
            agents={agents}
            aliases={aliases}
            level={level}
            action={action}
            since={start}
            onSeek={onSeek}
          />
          <Beside thought={thoughts.get(step.seq)} />
        </li>
      ))}
    </ol>
  )
}

function Beside({ thought }: { thought: Thought | undefined }) {
  return thought ? <BesideThought thought={thought} /> : null
}

interface LineProps {
  readonly step: Step
  readonly agents: readonly AgentRef[]
  readonly aliases: readonly string[]
  readonly level: RevealLevel
  readonly action: ReactNode
  readonly since: string | undefined
  readonly onSeek: (seq: number) => void
}

function Line({ step, agents, aliases, level, action, since, onSeek }: LineProps) {
  const t = useTranslations('match')
  const alias = (seat: number) => aliases[seat] ?? ''
  const { event } = step
  if (event.type === 'round-opened') {
    return (
      <h2 className="display flex items-baseline gap-4 px-2 pt-8 pb-2 text-2xl sm:px-3">
        {t(event.runOff ? 'slip.round.runOff' : 'round', { round: event.round })}
        <span aria-hidden="true" className="h-px flex-1 self-center bg-line" />
      </h2>
    )
  }
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 px-2 py-3 sm:grid-cols-[3.25rem_minmax(0,1fr)] sm:gap-x-3 sm:px-3">
      <ElapsedButton step={step} since={since} onSeek={onSeek} />
      <LineContent step={step} agents={agents} alias={alias} level={level} action={action} />
    </div>
  )
}

interface ElapsedButtonProps {
  readonly step: Step
  readonly since: string | undefined
  readonly onSeek: (seq: number) => void
}

function ElapsedButton({ step, since, onSeek }: ElapsedButtonProps) {
  const t = useTranslations('match')
  const elapsed = since === undefined ? '' : elapsedTime(since, step.at)
  return (
    <button
      type="button"
      onClick={() => {
        onSeek(step.seq)
      }}
      className="figures self-start pt-0.5 text-left text-xs text-faint hover:text-ink"
    >
      <span className="sr-only">{t('showMoment')} </span>
      {elapsed}
    </button>
  )
}

function elapsedTime(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
