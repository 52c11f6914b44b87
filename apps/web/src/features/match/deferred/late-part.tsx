import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useIsDrawn } from './use-is-drawn.ts'

/**
 * A part whose code loads on demand. Where the server has drawn it, the page waits for the code, and the drawing stays;
 * if it comes onto the page later, only this part waits.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const isDrawn = useIsDrawn()
  const [isLater] = useState(isDrawn)
  return isLater ? <Suspense>{children}</Suspense> : children
}
