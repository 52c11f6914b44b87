/** The author of an action in the audit log. */
export interface Actor {
  readonly id: string
  readonly name: string
}
