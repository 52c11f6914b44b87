'use client'

import type { Thought } from '@wis/db/matches'
import { sought } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { BeliefsSkeleton } from '../../../features/match/beliefs/beliefs-skeleton.tsx'
import { Beliefs } from '../../../features/match/beliefs/beliefs.tsx'
import { tellingsOf } from '../../../features/match/beliefs/tellings.ts'
import { MindTables } from '../../../features/match/minds/mind-tables.tsx'
import { useThoughts } from '../../../features/match/thoughts/use-thoughts.ts'
import type { PlayerHandle } from '../use-player.ts'
import { beliefSteps } from './belief-steps.ts'

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
      return <Suspicions handle={handle} thoughts={found.thoughts} />
    default:
      found satisfies never
      return null
  }
}

function Suspicions({ handle, thoughts }: { handle: PlayerHandle; thoughts: readonly Thought[] }) {
  const t = useTranslations('match.beliefs')
  const locale = useLocale()
  const { player, known } = handle
  const { aliases, spy } = known
  const { seat, cursor } = player
  const { entries } = player.log
  // A reader who does not want spoilers gets no beliefs from later moments.
  const until = player.level === 'everything' ? entries.length : player.furthest
  const steps = useMemo(() => beliefSteps(entries, until), [entries, until])
  const tellings = useMemo(() => tellingsOf(thoughts, aliases), [thoughts, aliases])
  if (tellings.length === 0 || (seat !== null && !tellings.some((one) => one.seat === seat))) {
    return <EmptyState title={t('noneTitle')} text={t('noneText')} />
  }
  const [name, that] = locale === 'zh' ? [sought.name.zh, sought.that.zh] : [sought.name.en, sought.that.en]
  return (
    <Beliefs
      tellings={tellings}
      steps={steps}
      aliases={aliases}
      sought={{ name, that, count: sought.count, seats: spy === null ? [] : [spy] }}
      cursor={cursor}
      seat={seat}
    >
      <MindTables
        thoughts={seat === null ? thoughts : thoughts.filter((thought) => thought.seat === seat)}
        aliases={aliases}
        that={that}
        cursor={cursor}
      />
    </Beliefs>
  )
}
