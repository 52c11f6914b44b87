/** What is drawn from the topics for a match. */
export interface ChameleonMaterial {
  readonly topic: string
  readonly word: string
  /** All words of the topic, if the ruleset lists them. */
  readonly words?: readonly string[] | undefined
}

export const endReasons = ['caught', 'word-named', 'other-accused', 'nobody-accused', 'too-few-left'] as const
export type EndReason = (typeof endReasons)[number]
