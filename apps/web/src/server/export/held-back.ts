interface SeasonToExport {
  readonly state: string
  readonly isEmbargoed: boolean
  /** Whether there are matches that only its organizer may see yet. */
  readonly hasWithheld: boolean
}

export type HeldBack = 'embargo' | 'board-stands-still' | 'deals-under-way'

/** Why only its organizer may export a season yet; undefined if everybody may. */
export function heldBack({ state, isEmbargoed, hasWithheld }: SeasonToExport): HeldBack | undefined {
  if (isEmbargoed) return 'embargo'
  if (state === 'frozen' || state === 'closing') return 'board-stands-still'
  return hasWithheld ? 'deals-under-way' : undefined
}
