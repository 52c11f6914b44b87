export interface FileCheck {
  readonly ok: boolean
  /** The report, line by line. */
  readonly told: readonly string[]
}
