'use client'

import { useEffect, useState } from 'react'
import type { Step } from '../player/steps.ts'

interface AnnouncerProps {
  readonly step: Step | undefined
  readonly say: (step: Step) => string
}

/** Says politely what happened; silent until something happens, for a page just opened speaks for itself. */
export function Announcer({ step, say }: AnnouncerProps) {
  const [openedAt] = useState(step?.seq)
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    if (step?.seq !== openedAt) setHasMoved(true)
  }, [step?.seq, openedAt])
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {hasMoved && step ? say(step) : ''}
    </p>
  )
}
