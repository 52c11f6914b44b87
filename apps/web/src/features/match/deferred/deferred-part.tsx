import { Activity, use, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { partsAsleep, redoTouches } from './deferred-code.ts'
import type { DeferredCode } from './deferred-code.ts'
import { useIsDrawn } from './late-part.tsx'

interface DeferredPartProps<T> {
  readonly code: DeferredCode<T>
  /** Whether the server's drawing stays until the reader touches the page. */
  readonly mayWait: boolean
  readonly children: (code: T) => ReactNode
}

/**
 * A part of the page whose code comes later. A page drawn by the browser, as after a link within the site, needs it at
 * once. An Activity is hydrated by itself, so the server's drawing stays as long as its content waits. A page that
 * waits as a whole would try again without a pause, and a Suspense boundary would hide what the server drew from
 * readers without a script.
 */
export function DeferredPart<T>(props: DeferredPartProps<T>) {
  return (
    <Activity>
      <Loaded {...props} />
    </Activity>
  )
}

function Loaded<T>({ code, mayWait, children }: DeferredPartProps<T>) {
  const isDrawn = useIsDrawn()
  const [waits] = useState(() => mayWait && !isDrawn)
  const [coming] = useState(() => (waits ? code.touched() : code.now()))
  // In the moment in which the part awakes: what came between would be obeyed by it, and then again.
  useLayoutEffect(() => {
    // Touches that are kept now may be for a part that still waits.
    if (waits) redoTouches('page')
    else if (partsAsleep.size === 0) redoTouches('parts')
  }, [waits])
  return children(use(coming))
}
