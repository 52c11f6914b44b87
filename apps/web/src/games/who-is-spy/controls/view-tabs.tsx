'use client'

import { useTranslations } from 'next-intl'
import { playerViews } from '../../../features/match/player/player-address.ts'
import type { PlayerView } from '../../../features/match/player/player-address.ts'

interface ViewTabsProps {
  readonly view: PlayerView
  readonly addressOf: (view: PlayerView) => string
  readonly onChange: (view: PlayerView) => void
}

/** The views of a match. They are links, so they also work without scripts. */
export function ViewTabs({ view, addressOf, onChange }: ViewTabsProps) {
  const t = useTranslations('match.views')
  return (
    <nav aria-label={t('title')} className="flex gap-2.5 sm:gap-5">
      {playerViews.map((other) => (
        <a
          key={other}
          href={addressOf(other)}
          aria-current={other === view ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onChange(other)
          }}
          className="border-b-2 border-transparent py-2 text-[0.8125rem] text-soft sm:text-sm hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
        >
          {t(other)}
        </a>
      ))}
    </nav>
  )
}
