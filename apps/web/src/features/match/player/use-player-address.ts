'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useExperimentPlace } from './experiment-place.tsx'
import { withSecret } from './player-address.ts'

/** Keeps the address equal to the current view, so that copying it shares that view. */
export function usePlayerAddress(shown: string): void {
  const query = withSecret(shown, useExperimentPlace()?.share)
  const pathname = usePathname()
  useEffect(() => {
    // Delayed, because the address is still that of the page before while a navigation finishes.
    const timer = setTimeout(() => {
      const { location, history } = window
      if (location.pathname !== pathname || location.search === query) return
      // The entry keeps the router's own state. Otherwise the router hears of the new address as of a navigation, and
      // drops the one that a reader began by pressing a link.
      history.replaceState(history.state, '', query)
    })
    return () => {
      clearTimeout(timer)
    }
    // After every render, because a refresh of the page puts back the address that the router knows.
  })
}
