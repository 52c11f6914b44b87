/** A text with the results of folding it. */
export interface Folded {
  readonly text: string
  readonly folded: string
  readonly key: string
  /**
   * The key of its other reading. Only Greek letters have two readings, because their small and capital forms may look
   * like different Latin letters.
   */
  readonly otherKey: string | undefined
}
