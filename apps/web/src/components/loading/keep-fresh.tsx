'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { siteAnswers } from './site-answers.ts'

/** Refreshes the page at intervals while it is visible. */
export function KeepFresh({ everyMs }: { everyMs: number }) {
  const router = useRouter()
  useEffect(() => {
    const refresh = async () => {
      if (!document.hidden && (await siteAnswers())) startTransition(() => router.refresh())
    }
    const timer = setInterval(() => void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, router])
  return null
}
