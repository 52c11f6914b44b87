'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

/** Refreshes the page at intervals while it is visible. */
export function KeepFresh({ everyMs }: { everyMs: number }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) startTransition(() => router.refresh())
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, router])
  return null
}
