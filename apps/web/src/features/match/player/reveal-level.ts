/** How much of a match its reader wants to know: only speeches, also who left the table, or everything. */
export const revealLevels = ['speeches', 'departures', 'everything'] as const
export type RevealLevel = (typeof revealLevels)[number]

/** Addresses and cookies hold a level as its number. */
export function parseRevealLevel(text: string | undefined): RevealLevel | undefined {
  return revealLevels.find((level) => revealNumber(level) === text)
}

export function revealNumber(level: RevealLevel): string {
  return String(revealLevels.indexOf(level))
}
