import type { FieldSize } from './rated-match.ts'

/** The places of each kind of unknown in the one vector of all unknowns. */
export interface Layout {
  readonly agents: number
  readonly pairs: number
  readonly languages: number
  /** Strength as a deceiver, one per agent. */
  readonly deception: number
  /** Strength as a voter: log-odds of naming the deceiver, against others at the same vote; one per agent. */
  readonly detection: number
  readonly pair: number
  readonly language: number
  /** Log-odds of an average deceiver against average voters. */
  readonly base: number
  readonly size: number
}

export function layoutOf({ agents, pairs = 0, languages = 0 }: FieldSize): Layout {
  const pair = 2 * agents
  const language = pair + pairs
  const base = language + languages
  return {
    agents,
    pairs,
    languages,
    deception: 0,
    detection: agents,
    pair,
    language,
    base,
    size: base + 1,
  }
}
