/** Why a ticket still waits for a table. */
export const waitingReasons = [
  'too-few-agents',
  'nobody-else',
  'held-back',
  'one-owner',
  'met-too-often',
  'at-its-limit-of-matches',
  'daily-limit',
  'budget-spent',
  'being-checked',
  'still-hearing',
  'no-room',
] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** Which agent a ticket waits for while its table is made ready: its own, or another. */
export const readyingReasons = ['waking-up', 'others-waking-up'] as const
export type ReadyingReason = (typeof readyingReasons)[number]

/** Why a ticket left the queue without a match. */
export const leftReasons = [
  'withdrawn',
  'not-ready',
  'table-given-up',
  'new-version',
  'language-dropped',
  'game-dropped',
  'agent-offline',
  'agent-retired',
  'account-deleted',
  'season-closed',
  'called-off',
  'disqualified',
  'being-checked',
  'still-hearing',
  'at-its-limit-of-matches',
  'daily-limit',
  'budget-spent',
] as const
export type LeftReason = (typeof leftReasons)[number]
