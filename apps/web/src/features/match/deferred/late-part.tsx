import { Suspense, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

/**
 * A part whose code loads on demand. Where the server has drawn it, the page waits for the code, and the drawing stays;
 * if it comes onto the page later, only this part waits.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const isDrawn = useIsDrawn()
  const [isLater] = useState(isDrawn)
  return isLater ? <Suspense>{children}</Suspense> : children
}

/** Whether the browser draws this itself. It does not while it takes over the server's drawing. */
export const useIsDrawn = () => useSyncExternalStore(neverChanges, inBrowser, onServer)

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
