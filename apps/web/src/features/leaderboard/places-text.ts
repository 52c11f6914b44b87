import type { LeaderboardRow } from '@wis/protocol'

/** The places that a rating leaves open: 2–5, or one alone. */
export function placesText({ best, worst }: NonNullable<LeaderboardRow['rankRange']>): string {
  return best === worst ? String(best) : `${best}–${worst}`
}
