/** A thought about a word, as an idea (a kebab-case name) with ways to say it. */
export type Ideas = Readonly<Record<string, readonly string[]>>

/** What two neighbouring words call to mind: what fits both, and what tells them apart. */
export interface Neighbours {
  readonly words: readonly [string, string]
  /** Fits either word equally well. */
  readonly shared: Ideas
  /** Fits only the first word, only the second. */
  readonly telling: readonly [Ideas, Ideas]
  /** Single words that somebody who describes the first (the second) word may use, space-separated. */
  readonly cues: readonly [string, string]
}
