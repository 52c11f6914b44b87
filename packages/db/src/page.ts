/** A part of a list, and where the next part begins. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}
