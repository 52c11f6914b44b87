'use client'

import { useTranslations } from 'next-intl'
import { afterTheEnd } from '../../features/match/player/player-address.ts'
import { hasMore } from './player/play.ts'
import { queryOf } from './player/query-of.ts'
import type { PlayerHandle } from './use-player.ts'

/**
 * A link to a page with the rest of the match. It appears only on request, because even the length of the rest could
 * spoil.
 */
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
