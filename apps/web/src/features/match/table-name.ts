/** The name of a table: the last four letters and digits of its id, which are random. */
export function tableName(matchId: string): string {
  return matchId.slice(-4).toUpperCase()
}
