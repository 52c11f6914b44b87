/** An idea about a word: its name in kebab case, and ways to say it. */
export type Ideas = Readonly<Record<string, readonly string[]>>

/** The associations of two neighbouring words: those that fit both, and those that tell them apart. */
export interface Neighbours {
  readonly words: readonly [string, string]
  /** Fits both words equally well. */
  readonly shared: Ideas
  /** Fits only the first word, or only the second. */
  readonly telling: readonly [Ideas, Ideas]
  /** Single words that may be used to describe the first (or the second) word, separated by spaces. */
  readonly cues: readonly [string, string]
}
