'use client'

import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** The place of a match within an experiment. It is read there alone: it has no room, no preview and no page of its own. */
export interface ExperimentPlace {
  /** The address of its log. */
  readonly entries: string
  /** The secret of the experiment's link, if the reader came by it. */
  readonly share: string | undefined
}

const Place = createContext<ExperimentPlace | undefined>(undefined)

export function WithinExperiment({ place, children }: { place: ExperimentPlace; children: ReactNode }) {
  return <Place value={place}>{children}</Place>
}

/** Undefined for a match of the arena. */
export const useExperimentPlace = () => use(Place)
