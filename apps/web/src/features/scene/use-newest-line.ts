import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useIsDrawn } from '../match/deferred/late-part.tsx'

/**
 * Keeps a list that scrolls by itself at its newest line, unless its reader has scrolled away. Reversed, it needs no
 * script for that, but each new line would move all earlier ones. So it runs forward and is scrolled as soon as it can be.
 */
export function useNewestLine(box: RefObject<HTMLElement | null>, count: number) {
  const isForward = useIsDrawn()
  const height = useRef(0)
  useLayoutEffect(() => {
    if (box.current && isForward) height.current = follow(box.current, height.current)
  }, [box, isForward, count])
  return isForward ? 'flex-col' : 'flex-col-reverse'
}

/** No reader scrolls a distance like this on purpose. */
const almostPx = 8

/** Scrolls to the end if the list was there when it had its former height. Returns its height now. */
function follow(box: HTMLElement, formerHeight: number): number {
  if (formerHeight - box.clientHeight - box.scrollTop < almostPx) box.scrollTop = box.scrollHeight
  return box.scrollHeight
}
