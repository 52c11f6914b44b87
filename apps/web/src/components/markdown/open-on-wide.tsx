'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Opens what is folded in it where there is room. On a phone, a press opens each part. */
export function OpenOnWide({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!matchMedia('(min-width: 64rem)').matches) return
    for (const part of ref.current?.querySelectorAll('details') ?? []) part.open = true
    // The parts that have opened above it have moved it.
    document.querySelector(':target')?.scrollIntoView()
  }, [])
  return <div ref={ref}>{children}</div>
}
