'use client'

import { useSyncExternalStore } from 'react'

/** What stands behind the # of the address, which no server is told; undefined until a browser has the page. */
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
