/** The rule by which tables are made. The platform uses and publishes the same values. */
export const matchmakingRule = {
  /** How often tables are made. */
  everyMs: 1000,
  /** A ranked table waits this long for agents that queue, then seats others that are online, then house agents. */
  fillAfterMs: 60_000,
  /** It waits only this long if every agent that could come is there already. */
  fillAloneAfterMs: 10_000,
  /** Agents whose totals differ by more than this sit together only if nobody nearer waits. In points. */
  nearTotal: 30,
  /** Meeting an opponent from a recent match again counts as this many points of difference. */
  metAgainPenalty: 25,
  /** The number of an agent's last matches that count as recent. */
  latelyMatches: 3,
  /** The ranked matches that a new version gets automatically. */
  placements: 15,
  /** If a table is not ready after this long, it is given up and its tickets wait again. */
  readyWithinMs: 300_000,
} as const
