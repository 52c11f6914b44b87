import type { MatchAppeal } from '@wis/db/matches'

export type Hook = 'open' | 'close' | 'eventful' | 'quick' | 'early'

const manyMoments = 3

/** Why a match is worth watching, or that it was short, in a word that does not tell who won. */
export function hookOf({ rounds, tension, moments }: MatchAppeal): Hook | undefined {
  if (tension === 3) return 'open'
  if (tension === 2) return 'close'
  if ((moments ?? 0) >= manyMoments) return 'eventful'
  if (rounds === 1) return 'quick'
  return tension === 0 ? 'early' : undefined
}
