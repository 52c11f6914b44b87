'use client'

import { useEffect, useRef } from 'react'

/** Moves the row around it aside until the link of this page is in sight. */
export function InSight() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const row = here.current?.closest('nav')?.querySelector('ul')
    const current = row?.querySelector<HTMLElement>('[aria-current=page]')
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [])
  return <span ref={here} hidden />
}
