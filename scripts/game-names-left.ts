/**
 * The files that still name a game and stand outside its folder. The list may only become shorter: no file is added to it,
 * and one that names no game any more comes off it.
 */
export const filesThatNameAGame: readonly string[] = [
  // apps/runner

  // packages/db
  'packages/db/src/rating/board-skills.ts',
  'packages/db/src/rating/read-rated-matches.ts',
  'packages/db/src/rating/store-ratings.ts',

  // packages/games
  'packages/games/src/index.ts',

  // packages/protocol
  'packages/protocol/src/api/experiment-routes.ts',

  // packages/ratings
  'packages/ratings/src/rating/canonical-order.ts',
  'packages/ratings/src/rating/influence.ts',
  'packages/ratings/src/rating/layout.ts',
  'packages/ratings/src/rating/lean.ts',
  'packages/ratings/src/rating/odd-pairs.ts',
  'packages/ratings/src/rating/outcomes.ts',
  'packages/ratings/src/rating/packed-matches.ts',
  'packages/ratings/src/rating/presumption.ts',
  'packages/ratings/src/rating/rated-match.ts',
  'packages/ratings/src/rating/rating-table.ts',
  'packages/ratings/src/rating/simulate-play.ts',
  'packages/ratings/src/rating/simulate-season.ts',
  'packages/ratings/src/rating/votes.ts',
  'packages/ratings/src/result.ts',
  'packages/ratings/src/standing.ts',
  'packages/ratings/src/tallies-of-places.ts',
  'packages/ratings/src/tally.ts',
]
