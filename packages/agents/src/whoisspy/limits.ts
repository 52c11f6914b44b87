export interface WhoisspyLimits {
  readonly perceiveMs: number
  /** How long a notice is tried again while nobody is there to take it. */
  readonly againMs: number
  /** How long an agent that is still busy with earlier notices may put off its own turn. */
  readonly patienceMs: number
  /** The longest time for one turn, if its deadline is further off. */
  readonly turnMs: number
  readonly healthMs: number
  /** The pause between two looks at an agent that is waking up. */
  readonly pollMs: number
  /** How long the agent may be out of reach while its host reports it as up. */
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
