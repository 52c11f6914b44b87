'use client'

import { useEffect } from 'react'
import type { Player } from './player/player.ts'
import { playerQuery } from './player/player-address.ts'

/** Keeps the address saying exactly what is seen, so that copying it shares just that. */
export function usePlayerAddress({ cursor, isFollowing, view, level }: Player): void {
  const query = playerQuery({ at: isFollowing ? undefined : cursor, view, level })
  useEffect(() => {
    if (window.location.search !== query) window.history.replaceState(null, '', query)
  }, [query])
}
