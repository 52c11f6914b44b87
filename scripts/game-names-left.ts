/**
 * The files that still name a game and stand outside its folder. The list may only become shorter: no file is added to it,
 * and one that names no game any more comes off it.
 */
export const filesThatNameAGame: readonly string[] = [
  // apps/runner
  'apps/runner/src/matchmaking/deal-match.ts',
  'apps/runner/src/matchmaking/deal-or-fill.ts',
  'apps/runner/src/season/deal-fixture.ts',

  // packages/db
  'packages/db/src/agent/record/agent-matches.ts',
  'packages/db/src/match/channel/channel-states.ts',
  'packages/db/src/match/channel/channel.ts',
  'packages/db/src/match/channel/live-tables.ts',
  'packages/db/src/match/ending/settle-match.ts',
  'packages/db/src/match/ending/settlement-for.ts',
  'packages/db/src/match/ending/settlement-of-kit.ts',
  'packages/db/src/match/ending/settlement.ts',
  'packages/db/src/match/list-matches.ts',
  'packages/db/src/match/match-row.ts',
  'packages/db/src/match/side-result.ts',
  'packages/db/src/rating/board-skills.ts',
  'packages/db/src/rating/match-ratings.ts',
  'packages/db/src/rating/read-rated-matches.ts',
  'packages/db/src/rating/store-ratings.ts',
  'packages/db/src/rating/take-in-matches.ts',
  'packages/db/src/season/fixture/knockout-stage.ts',
  'packages/db/src/season/fixture/knockout-stages.ts',
  'packages/db/src/season/fixture/last-table-won.ts',
  'packages/db/src/season/fixture/stage-records.ts',
  'packages/db/src/season/paired-results.ts',
  'packages/db/src/season/read-season.ts',
  'packages/db/src/skill/rebuild-skills.ts',
  'packages/db/src/standing/board-statements.ts',
  'packages/db/src/standing/board.ts',
  'packages/db/src/standing/leaderboard.ts',
  'packages/db/src/standing/lines-as-taken.ts',
  'packages/db/src/standing/standing-row.ts',
  'packages/db/src/word/list-word-pairs.ts',
  'packages/db/src/word/rebuild-word-counts.ts',

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
