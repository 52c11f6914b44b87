'use client'

import { useTranslations } from 'next-intl'
import { afterTheEnd, queryOf } from './player/player-address.ts'
import { hasMore } from './player/player.ts'
import type { PlayerHandle } from './use-player.ts'

/** What lies beyond what was seen, on one page and for whoever asks: until then its length is not given away either. */
export function RestLink({ handle: { player, dispatch } }: { handle: PlayerHandle }) {
  const t = useTranslations('match')
  if (!hasMore(player)) return null
  return (
    <p className="py-5 text-center">
      <a
        href={queryOf(player, { at: afterTheEnd })}
        data-testid="rest"
        onClick={(event) => {
          event.preventDefault()
          dispatch({ type: 'last' })
        }}
        className="text-sm underline decoration-rim underline-offset-4 hover:decoration-current"
      >
        {t('rest')}
      </a>
    </p>
  )
}
