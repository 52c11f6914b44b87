/** Why a decision cannot be made, as shown to its author. */
export const decisionRefusals = [
  'no-such-season',
  'season-closed',
  'season-not-playing',
  'no-such-match',
  'match-not-over',
  'match-already-void',
  'round-is-over',
  'already-replayed',
  'no-such-agent',
  'already-disqualified',
  'no-such-decision',
  'already-undone',
] as const
export type DecisionRefusal = (typeof decisionRefusals)[number]
