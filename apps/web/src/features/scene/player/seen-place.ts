/** Where a tab keeps how much of a running match it has shown: the number of an entry. */
export const seenPlace = (matchId: string) => `wis.seen.${matchId}`

export function seenSeq(matchId: string): number | undefined {
  try {
    const kept = sessionStorage.getItem(seenPlace(matchId))
    return kept === null ? undefined : Number(kept)
  } catch {
    return undefined
  }
}

export function keepSeen(matchId: string, seq: number): void {
  try {
    sessionStorage.setItem(seenPlace(matchId), String(seq))
  } catch {
    // Whoever comes back to this table starts at the deal.
  }
}
