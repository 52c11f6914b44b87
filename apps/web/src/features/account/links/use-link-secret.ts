'use client'

import { useSyncExternalStore } from 'react'

/** The part of the address after the #, which no server receives; undefined until a browser has the page. */
export function useLinkSecret(): string | undefined {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed)
      return () => window.removeEventListener('hashchange', changed)
    },
    () => window.location.hash.slice(1),
    () => undefined,
  )
}
