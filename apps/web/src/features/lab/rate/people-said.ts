/** What became of an invitation, as the address of the page tells it. */
export const peopleSaid = [
  'invited',
  'no-account',
  'several-accounts',
  'nothing-judged',
  'too-many',
  'refused',
  'not-a-sample',
  'rated-already',
  'throttled',
] as const
export type PeopleSaid = (typeof peopleSaid)[number]
