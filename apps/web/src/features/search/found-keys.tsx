'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** What was found. The arrow keys go from the field through the results and back, as in a menu. */
export function FoundKeys({ children }: { children: ReactNode }) {
  const found = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
      const field = document.querySelector<HTMLElement>('main input[type=search]')
      const links = [...(found.current?.querySelectorAll<HTMLElement>('li > div a') ?? [])]
      // The matches beyond the first few are folded.
      const stops = [field, ...links.filter((link) => link.checkVisibility())]
      const at = stops.findIndex((stop) => stop !== null && stop === document.activeElement)
      const next = at < 0 ? undefined : stops[at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <div ref={found} className="grid gap-10" data-testid="found">
      {children}
    </div>
  )
}
