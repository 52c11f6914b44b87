/** The facts of a season that a decision about it depends on. */
export interface DecidedSeason {
  readonly id: string
  readonly game: string
  readonly state: string
  readonly format: string
  /** Fifteenths. */
  readonly initialTotal: number
}
