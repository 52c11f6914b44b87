/** Whose name stands under what was done. */
export interface Actor {
  readonly id: string
  readonly name: string
}
