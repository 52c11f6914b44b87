interface SeasonToExport {
  readonly state: string
  readonly isEmbargoed: boolean
  /** Whether there are matches that nobody but its organizer may see yet. */
  readonly hasWithheld: boolean
}

export type HeldBack = 'embargo' | 'board-stands-still' | 'deals-under-way'

/** Why nobody but its organizer takes a season along yet; undefined where everybody may. */
export function heldBack({ state, isEmbargoed, hasWithheld }: SeasonToExport): HeldBack | undefined {
  if (isEmbargoed) return 'embargo'
  if (state === 'frozen' || state === 'closing') return 'board-stands-still'
  return hasWithheld ? 'deals-under-way' : undefined
}
