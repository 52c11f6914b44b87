import { use, useEffect, useLayoutEffect, useState } from 'react'
import { partsAsleep, redoTouches } from './deferred-code.ts'
import type { DeferredCode } from './deferred-code.ts'
import { useIsDrawn } from './late-part.tsx'

/** Does again what was done, once every part can hear it: a press may be for the part whose code comes last. */
function cameFor(part: object): void {
  if (partsAsleep.delete(part) && partsAsleep.size === 0) redoTouches('parts')
}

/**
 * Code of a part of a page whose other parts are awake. While it is undefined, the server's drawing of that part has to
 * stay as it is. It comes with the first touch, or as soon as the page itself needs it. A page drawn by the browser, as
 * after a link within the site, has the code at once.
 */
export function useTouchedCode<T extends object>(
  code: DeferredCode<T>,
  mayWait: boolean,
  isNeeded = false,
): T | undefined {
  const isDrawn = useIsDrawn()
  const [waits] = useState(() => mayWait && !isDrawn && typeof document !== 'undefined')
  const [loaded, setLoaded] = useState<T>()
  const [part] = useState(() => ({}))
  useLayoutEffect(() => {
    if (!waits) return
    let isGone = false
    partsAsleep.add(part)
    code.touched().then(
      (all) => {
        if (!isGone) setLoaded(all)
      },
      // The page is loaded anew, or its drawing stays.
      () => {
        cameFor(part)
      },
    )
    return () => {
      isGone = true
      cameFor(part)
    }
  }, [code, waits, part])
  useEffect(() => {
    // If it does not come now, it is asked for again at the first touch.
    if (waits && isNeeded) code.now().then(setLoaded, () => undefined)
  }, [code, waits, isNeeded])
  useLayoutEffect(() => {
    if (loaded) cameFor(part)
  }, [loaded, part])
  return waits ? loaded : use(code.now())
}
