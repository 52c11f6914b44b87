/** The rule by which tables are made, as it is played by and as it is published. */
export const matchmakingRule = {
  /** How often tables are made. */
  everyMs: 1000,
  /** A ranked table waits this long for agents that queue, then seats others that are online, then house agents. */
  fillAfterMs: 60_000,
  /** It waits only this long where every agent that could come is there already. */
  fillAloneAfterMs: 10_000,
  /** Totals that are further apart than this sit together only if nobody nearer waits, in points. */
  nearTotal: 30,
  /** Sitting again with somebody from one's last matches counts as this many points further apart. */
  metAgainPenalty: 25,
  /** How many of an agent's last matches count as lately. */
  latelyMatches: 3,
  /** Ranked matches that a new version is given without asking. */
  placements: 15,
  /** A table is given up, and its tickets wait again, if it is not ready after this long. */
  readyWithinMs: 300_000,
} as const
