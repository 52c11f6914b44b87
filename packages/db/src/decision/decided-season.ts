/** What a decision has to know of its season. */
export interface DecidedSeason {
  readonly id: string
  readonly state: string
  readonly format: string
  /** Fifteenths. */
  readonly initialTotal: number
}
