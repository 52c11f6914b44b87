'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'

interface SoftRefreshProps {
  readonly everyMs: number
  readonly labels: { readonly on: string; readonly off: string; readonly pause: string; readonly go: string }
}

/** Refreshes a page again and again while it is visible. Without scripts the page stays as it is. */
export function SoftRefresh({ everyMs, labels }: SoftRefreshProps) {
  const router = useRouter()
  const [isPaused, setIsPaused] = useState(false)
  const [, startReading] = useTransition()
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') startReading(router.refresh)
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [everyMs, isPaused, router])
  return (
    <p className="text-xs text-faint">
      {isPaused ? labels.off : labels.on}{' '}
      <button
        type="button"
        onClick={() => {
          setIsPaused(!isPaused)
        }}
        className="underline decoration-rim underline-offset-4 hover:text-ink"
      >
        {isPaused ? labels.go : labels.pause}
      </button>
    </p>
  )
}
