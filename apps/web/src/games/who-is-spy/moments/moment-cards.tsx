'use client'

import type { Moment } from '@wis/games'
import { useTranslations } from 'next-intl'
import { CopyText } from '../../../features/match/share/copy-text.tsx'
import { playerId } from '../player-id.ts'
import { queryOf } from '../player/query-of.ts'
import type { PlayerHandle } from '../use-player.ts'
import { MomentCard, momentGrid } from './moment-card.tsx'

interface MomentCardsProps {
  readonly moments: readonly Moment[]
  readonly handle: PlayerHandle
}

/** The moments of this match that are worth sharing. Each can be opened and shared. */
export function MomentCards({ moments, handle: { player, known, dispatch } }: MomentCardsProps) {
  const t = useTranslations('match.moments')
  return (
    <section aria-labelledby="moments-title" className="not-first:pt-10">
      <h2 id="moments-title" className="display border-b border-line pb-2 text-2xl">
        {t('title')}
      </h2>
      <ul className={momentGrid}>
        {moments.map((moment) => {
          const query = queryOf(player, { at: moment.seq })
          return (
            <MomentCard
              key={`${moment.kind} ${moment.seq} ${moment.seat}`}
              moment={moment}
              entries={player.log.entries}
              names={known.aliases}
            >
              <a
                href={query}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  dispatch({ type: 'seek', seq: moment.seq })
                  document.getElementById(playerId)?.scrollIntoView({ block: 'start' })
                }}
                className="underline decoration-rim underline-offset-4 hover:decoration-current"
              >
                {t('show')}
              </a>
              <CopyText text={() => new URL(query, window.location.href).href} label={t('copy')} />
            </MomentCard>
          )
        })}
      </ul>
    </section>
  )
}
