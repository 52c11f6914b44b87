import type { LeaderboardRow } from '@wis/protocol'

/** The possible places for a number with its interval: 2–5, or a single one. */
export function placesText({ best, worst }: NonNullable<LeaderboardRow['rankRange']>): string {
  return best === worst ? String(best) : `${best}–${worst}`
}
