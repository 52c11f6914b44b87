export interface WhoisspyLimits {
  readonly perceiveMs: number
  /** How long a notice is tried again while nobody is there to take it. */
  readonly againMs: number
  /** How long an agent still busy with what it was told may put off its own turn. */
  readonly patienceMs: number
  /** For a turn whose deadline is further off than any turn is long. */
  readonly turnMs: number
  readonly healthMs: number
  /** Between two looks at an agent that is being woken. */
  readonly pollMs: number
  /** How long it may be out of reach while its host says that it is up. */
  readonly reachMs: number
}

export const whoisspyLimits: WhoisspyLimits = {
  perceiveMs: 30_000,
  againMs: 5_000,
  patienceMs: 30_000,
  turnMs: 60_000,
  healthMs: 10_000,
  pollMs: 3_000,
  reachMs: 30_000,
}
