'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { queryOf } from './player/player-address.ts'
import type { Player } from './player/player.ts'

/** Keeps the address saying exactly what is seen, so that copying it shares just that. */
export function usePlayerAddress(player: Player): void {
  const pathname = usePathname()
  const query = queryOf(player)
  useEffect(() => {
    // Not at once: while a navigation is being finished, the address is still that of the page before.
    const timer = setTimeout(() => {
      const { location, history } = window
      if (location.pathname === pathname && location.search !== query) history.replaceState(null, '', query)
    })
    return () => {
      clearTimeout(timer)
    }
  }, [pathname, query])
}
