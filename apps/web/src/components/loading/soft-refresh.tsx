'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { siteAnswers } from './site-answers.ts'

interface SoftRefreshProps {
  readonly everyMs: number
  readonly label: string
}

/** Refreshes a page again and again while it is visible. Without scripts the page stays as it is. */
export function SoftRefresh({ everyMs, label }: SoftRefreshProps) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [, startReading] = useTransition()
  useEffect(() => {
    const refresh = async () => {
      // The browser keeps the tick by itself, so a reader may take it away before this code has loaded.
      if (!box.current?.checked || document.visibilityState !== 'visible') return
      if (await siteAnswers()) startReading(router.refresh)
    }
    const timer = setInterval(() => void refresh(), everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [everyMs, router])
  return (
    <label className="flex items-center gap-2 text-xs text-soft">
      <input ref={box} type="checkbox" defaultChecked className="size-3.5" />
      {label}
    </label>
  )
}
