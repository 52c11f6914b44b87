/** A stored number that differs from the ledger or the logs. */
export interface Difference {
  readonly where: string
  readonly column: string
  readonly stored: number
  readonly recomputed: number
}
