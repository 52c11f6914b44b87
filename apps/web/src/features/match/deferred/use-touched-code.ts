import { use, useEffect, useState } from 'react'
import { redoTouches } from './kept-touches.ts'
import type { DeferredCode } from './use-deferred-code.ts'
import { useIsDrawn } from './use-is-drawn.ts'

/**
 * Code of a part of a page whose other parts are awake. While it is undefined, the server's drawing of that part has to
 * stay as it is. A page drawn by the browser, as after a link within the site, has the code at once.
 */
export function useTouchedCode<T extends object>(code: DeferredCode<T>, mayWait: boolean): T | undefined {
  const isDrawn = useIsDrawn()
  const [waits] = useState(() => mayWait && !isDrawn && typeof document !== 'undefined')
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    if (!waits) return
    let isGone = false
    code.touched().then(
      (all) => {
        if (!isGone) setLoaded(all)
      },
      // The page is loaded anew, or its drawing stays.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [code, waits])
  useEffect(() => {
    if (loaded) redoTouches()
  }, [loaded])
  return waits ? loaded : use(code.now())
}
