'use client'

import type { Thought } from '@wis/db/matches'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { MindTables } from '../../../features/match/minds/mind-tables.tsx'
import { useThoughts } from '../../../features/match/thoughts/use-thoughts.ts'
import type { PlayerHandle } from '../use-player.ts'
import { BeliefMatrix } from './belief-matrix.tsx'
import { beliefMoments } from './belief-moments.ts'
import { BeliefRiver } from './belief-river.tsx'
import { BeliefsSkeleton } from './beliefs-skeleton.tsx'

interface BeliefsViewProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
  /** The thoughts at this table, if they are already loaded. */
  readonly given: readonly Thought[] | undefined
}

/** The players' suspicions, as far as they are published. A running match shows none. */
export function BeliefsView({ header, handle, given }: BeliefsViewProps) {
  const t = useTranslations('match.beliefs')
  const { isOn, player } = handle
  const found = useThoughts(header.id, given, !isOn && player.level !== 'speeches')
  if (isOn) return <EmptyState title={t('onTitle')} text={t('onText')} />
  if (player.level === 'speeches') return <EmptyState title={t('spoilsTitle')} text={t('spoilsText')} />
  switch (found.state) {
    case 'asking':
      return <BeliefsSkeleton />
    case 'unknown':
      return <EmptyState title={t('unknownTitle')} text={t('unknownText')} />
    case 'known':
      return <Beliefs handle={handle} thoughts={found.thoughts} />
    default:
      found satisfies never
      return null
  }
}

function Beliefs({ handle, thoughts }: { handle: PlayerHandle; thoughts: readonly Thought[] }) {
  const t = useTranslations('match.beliefs')
  const { player, known } = handle
  const { aliases, spy } = known
  const { seat, cursor } = player
  const { entries } = player.log
  // A reader who does not want spoilers gets no beliefs from later moments.
  const until = player.level === 'everything' ? entries.length : player.furthest
  const moments = useMemo(
    () => beliefMoments({ thoughts, entries, aliases, until, seat }),
    [thoughts, entries, aliases, until, seat],
  )
  const telling = thoughts.filter(({ beliefs }) => beliefs !== null).map((thought) => thought.seat)
  if (telling.length === 0 || (seat !== null && !telling.includes(seat))) {
    return <EmptyState title={t('noneTitle')} text={t('noneText')} />
  }
  if (moments.length === 0) return <EmptyState title={t('earlyTitle')} text={t('earlyText')} />
  const moment = moments.findLast(({ seq }) => seq <= cursor)
  return (
    <section aria-labelledby="beliefs-title" className="space-y-6 pt-2">
      <div>
        <h2 id="beliefs-title" className="display text-xl">
          {t('title')}
        </h2>
        <p className="max-w-[62ch] pt-1 text-sm text-pretty text-soft">
          {seat === null
            ? t('text', { telling: new Set(telling).size, all: aliases.length })
            : t('textOfOne', { player: aliases[seat] ?? '' })}
        </p>
      </div>
      <BeliefRiver moments={moments} aliases={aliases} cursor={cursor} spy={spy} />
      {/* The beliefs of a single seat are already beside the match. */}
      {moment && seat === null && <BeliefMatrix moment={moment} aliases={aliases} spy={spy} />}
      <MindTables
        thoughts={seat === null ? thoughts : thoughts.filter((thought) => thought.seat === seat)}
        aliases={aliases}
        that={t('isSpy')}
        cursor={cursor}
      />
    </section>
  )
}
