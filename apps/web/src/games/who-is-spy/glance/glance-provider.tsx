'use client'

import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { RoundMark } from '../table/round-mark.tsx'
import { blankGlance, speakerAt } from './glance.ts'
import type { Glance } from './glance.ts'
import { useGlance } from './use-glance.ts'
import type { Seen } from './use-glance.ts'

const GlanceContext = createContext(blankGlance)

/** Provides the state of a followed table. The parts that never change are drawn outside of its consumers. */
export function GlanceProvider({ children, ...seen }: Seen & { readonly children: ReactNode }) {
  return <GlanceContext value={useGlance(seen)}>{children}</GlanceContext>
}

export function useSeen(): Glance {
  return use(GlanceContext)
}

export function SeenRound({ className }: { className?: string }) {
  return <RoundMark glance={useSeen()} {...(className !== undefined && { className })} />
}

/** Is drawn only while a seat speaks. */
export function WhileSpeaking({ seat, children }: { seat: number; children: ReactNode }) {
  return speakerAt(useSeen()) === seat && children
}
