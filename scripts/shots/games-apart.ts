/** Pages of one game alone, by the names of their pictures. */
export const pagesOfGames = {
  'watch-channel': '/watch?channel=spy',
  'watch-filtered': '/watch?language=en&winner=spy',
  'leaderboard-spy': '/leaderboard?role=spy',
} as const
