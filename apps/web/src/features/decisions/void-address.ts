/** Where an organizer decides that a match does not count. The match is filled in there. */
export const voidAddress = (season: string, matchId: string) =>
  `/seasons/${season}/decisions?match=${matchId}#decide`
