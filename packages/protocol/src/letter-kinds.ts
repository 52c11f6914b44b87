/** What an owner can choose to be told of by mail, too. */
export const letterKinds = [
  'agent-offline',
  'flight-check',
  'budget',
  'season-entry',
  'season-request',
  'season-entrant',
  'season-step',
  'record-beaten',
  'agent-people',
  'ranked-matches',
  'webhook-off',
  'experiment-paused',
] as const
export type LetterKind = (typeof letterKinds)[number]

export const letterLanguages = ['en', 'zh'] as const
export type LetterLanguage = (typeof letterLanguages)[number]

/** The notices that a user gets, with the kind of letter that each goes by. All but `ranked-matches` come without asking. */
export const noticeLetters = {
  'agent-offline': 'agent-offline',
  'agent-not-ready': 'agent-offline',
  'budget-warning': 'budget',
  'flight-check-done': 'flight-check',
  'flight-check-called-off': 'flight-check',
  'season-entry': 'season-entry',
  'season-request': 'season-request',
  'season-entrant': 'season-entrant',
  'season-step': 'season-step',
  'record-beaten': 'record-beaten',
  'agent-people': 'agent-people',
  'ranked-matches': 'ranked-matches',
  'webhook-off': 'webhook-off',
  'experiment-paused': 'experiment-paused',
} as const satisfies Readonly<Record<string, LetterKind>>
