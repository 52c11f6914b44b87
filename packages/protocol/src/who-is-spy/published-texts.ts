/** The name of the API: the platform is named after its first game. */
export const siteName = 'Who is Spy'

/** What the API says of the call for the facts above a match. */
export const headerSummary =
  'What stands above a match. Words, spy, winner and points are null until it is over.'
