import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { BeliefMatrix } from './belief-matrix.tsx'
import { beliefMoments } from './belief-moments.ts'
import type { BeliefStep, Telling } from './belief-moments.ts'
import { BeliefRiver } from './belief-river.tsx'
import type { Sought } from './sought.ts'

interface BeliefsProps {
  readonly tellings: readonly Telling[]
  /** The steps of the match that the reader may know. */
  readonly steps: readonly BeliefStep[]
  readonly aliases: readonly string[]
  readonly sought: Sought
  /** The current entry. */
  readonly cursor: number
  /** The one seat whose beliefs are shown; null for all. */
  readonly seat: Seat | null
  /** What else is known of their minds. */
  readonly children?: ReactNode
}

/** What the players believed about each other, up to now and over the match. */
export function Beliefs({ tellings, steps, aliases, sought, cursor, seat, children }: BeliefsProps) {
  const t = useTranslations('match.beliefs')
  const { count, seats } = sought
  const moments = useMemo(() => {
    const asked = seat === null ? tellings : tellings.filter((one) => one.seat === seat)
    return beliefMoments({ tellings: asked, steps, count })
  }, [tellings, steps, count, seat])
  if (moments.length === 0) return <EmptyState title={t('earlyTitle')} text={t('earlyText')} />
  const moment = moments.findLast(({ seq }) => seq <= cursor)
  const telling = new Set(tellings.map((one) => one.seat)).size
  return (
    <section aria-labelledby="beliefs-title" data-testid="beliefs" className="space-y-6 pt-2 not-first:pt-10">
      <div>
        <h2 id="beliefs-title" className="display text-xl">
          {t('title', { that: sought.that })}
        </h2>
        <p className="max-w-[62ch] pt-1 text-sm text-pretty text-soft">
          {seat === null
            ? t('text', { telling, all: aliases.length })
            : t('textOfOne', { player: aliases[seat] ?? '' })}
        </p>
      </div>
      <BeliefRiver moments={moments} aliases={aliases} cursor={cursor} sought={sought} />
      {/* The beliefs of a single seat are already beside the match. */}
      {moment && seat === null && (
        <BeliefMatrix moment={moment} aliases={aliases} marked={seats} name={sought.name} />
      )}
      {children}
    </section>
  )
}
