'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useExperimentPlace } from './experiment-place.tsx'
import { withSecret } from './with-secret.ts'

/** Keeps the address equal to the current view, so that copying it shares that view. */
export function usePlayerAddress(shown: string): void {
  const query = withSecret(shown, useExperimentPlace()?.share)
  const pathname = usePathname()
  useEffect(() => {
    // Delayed, because the address is still that of the page before while a navigation finishes.
    const timer = setTimeout(() => {
      const { location, history } = window
      if (location.pathname === pathname && location.search !== query) history.replaceState(null, '', query)
    })
    return () => {
      clearTimeout(timer)
    }
  }, [pathname, query])
}
