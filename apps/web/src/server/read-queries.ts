import type { listedStatuses, MatchRow } from '@wis/protocol'

export { boardSorts, entriesQuery, handle, leaderboardQuery, matchesQuery, winners } from '@wis/protocol'

/** A match that waits for its runner counts as live: its table is set. */
export const statusesOf: Record<(typeof listedStatuses)[number], readonly MatchRow['status'][]> = {
  live: ['waiting', 'running'],
  finished: ['finished'],
  void: ['void'],
}
