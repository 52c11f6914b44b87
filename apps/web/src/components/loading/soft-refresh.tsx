'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { siteAnswers } from './site-answers.ts'

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
    const refresh = async () => {
      if (document.visibilityState === 'visible' && (await siteAnswers())) startReading(router.refresh)
    }
    const timer = setInterval(() => void refresh(), everyMs)
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
