export interface FileCheck {
  readonly ok: boolean
  /** What to tell, line by line. */
  readonly told: readonly string[]
}
