/** What a table is called: the last four letters and digits of its id, which are its chance part. */
export function tableName(matchId: string): string {
  return matchId.slice(-4).toUpperCase()
}
