/** A reply as it was read: the move, as the rules read it, and what the model said beside it. */
export interface ReadReply {
  readonly text: string
  readonly reasoning?: string
  readonly beliefs?: Readonly<Record<string, number>>
}

export const longestReasoning = 4_000
