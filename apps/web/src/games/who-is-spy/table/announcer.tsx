'use client'

import { useState } from 'react'
import type { RevealLevel } from '../../../features/match/player/reveal-level.ts'
import type { SpyTableScene } from '../player/spy-table-scene.ts'
import { useSay } from './use-say.ts'

interface AnnouncerProps {
  readonly scene: SpyTableScene
  readonly level: RevealLevel
}

/** Announces events to screen readers. It is silent at first, because the opened page is read anyway. */
export function Announcer({ scene: { step, glance }, level }: AnnouncerProps) {
  const say = useSay({ level, alias: (seat) => glance.aliases[seat] ?? '' })
  const [openedAt] = useState(step?.seq)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && step?.seq !== openedAt) setHasMoved(true)
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {hasMoved && step ? say(step) : ''}
    </p>
  )
}
