import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Keeps the current line of a list that scrolls by itself in sight. */
export function useLineInSight(current: number | undefined, count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) bringIntoSight(box.current)
  }, [current, count])
  return box
}

/** Scrolls only the list, never the page around it. */
function bringIntoSight(box: HTMLElement): void {
  const line = box.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!line) return
  const { top, bottom } = box.getBoundingClientRect()
  if (line.top < top) box.scrollBy({ top: line.top - top })
  else if (line.bottom > bottom) box.scrollBy({ top: line.bottom - bottom })
}
