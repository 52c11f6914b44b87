'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'

/** Shows the page anew every so often, as long as somebody looks at it. */
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
