'use client'

import { useState } from 'react'
import type { RevealLevel } from '../player/reveal.ts'
import type { Scene } from '../player/scene.ts'
import { useSay } from './use-say.ts'

interface AnnouncerProps {
  readonly scene: Scene
  readonly level: RevealLevel
}

/** Says politely what happened; silent until something happens, for a page just opened speaks for itself. */
export function Announcer({ scene: { step, state }, level }: AnnouncerProps) {
  const say = useSay({ level, alias: (seat) => state.aliases[seat] ?? '' })
  const [openedAt] = useState(step?.seq)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && step?.seq !== openedAt) setHasMoved(true)
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {hasMoved && step ? say(step) : ''}
    </p>
  )
}
