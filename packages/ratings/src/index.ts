export { aboveTheTable } from './above-the-table.ts'
export type { AboveTheTable, Chance } from './above-the-table.ts'
export type { BoardOrder } from './official-total.ts'
export { decidedBoard, decisionsInForce } from './decided-board.ts'
export type { BoardDecision, BoardLine, PlayedMatches } from './decided-board.ts'
export { interval, z95 } from './interval.ts'
export type { Interval } from './interval.ts'
export { meanPoints } from './mean-points.ts'
export type { MeanPoints } from './mean-points.ts'
export {
  compareBy,
  compareOfficial,
  isProvisional,
  matchesToLead,
  rankBy,
  rankOfficial,
} from './official-rank.ts'
export type { OfficialRecord, OrderedRecord } from './official-rank.ts'
export { pairedDifference } from './paired-difference.ts'
export type { PairedDifference, PairedResult } from './paired-difference.ts'
export { fifteenthsPerPoint, formatPoints, unitsPerPoint } from './points.ts'
export { fitRatings, ratingMethod } from './rating/fit-ratings.ts'
export { matchesToSettle } from './rating/rating-table.ts'
export { measuredScales, measureRatings } from './rating/measure-ratings.ts'
export type { Measured, MeasuredScale } from './rating/measure-ratings.ts'
export { normalShare } from './distributions.ts'
export { packMatch, unpackMatches } from './rating/rated-match.ts'
export type { PackableMatch, VoteBits } from './rating/rated-match.ts'
export type { RankRange } from './rating/rating-table.ts'
export type { AgentIndex, FieldSize, RatedMatch, RatedVote } from './rating/rated-match.ts'
export { tiersAmong } from './rating/rating-table.ts'
export type { RatedInterval } from './rating/rating-table.ts'
export { averageRating, pointsPerLogOdds, provisionalReach } from './rating/rating-table.ts'
export type { Rating, RatingRow, RatingTable, Shift } from './rating/rating-table.ts'
export { normalisedTable } from './resampled/normalised-table.ts'
export type { NormalisedCell, NormalisedRow, Ranged, ValueColumn } from './resampled/normalised-table.ts'
export { resamples } from './resampled/take-in-matches.ts'
export type { ResampledValue, ValueKind } from './resampled/take-in-matches.ts'
export { takeInMatches } from './resampled/take-in-matches.ts'
export type { MeasuredMatch, ResampledValues } from './resampled/take-in-matches.ts'
export { fitSides } from './sides/fit-sides.ts'
export type { SideRating } from './sides/fit-sides.ts'
export { resultKey, resultOfKey } from './sides/stages.ts'
export type { CountedMatch, Side } from './sides/stages.ts'
export { simulateSeason, usualPlan } from './rating/simulate-season.ts'
export type { SeasonPlan, SimulatedSeason } from './rating/simulate-season.ts'
export { officialTotal } from './official-total.ts'
export type { RankingRule } from './official-total.ts'
export { olderTally, tallyOfOlder } from './older-tally.ts'
export type { OlderTally } from './older-tally.ts'
export { standing } from './standing.ts'
export {
  addTallies,
  countsInRole,
  emptyTally,
  fullWeight,
  roleFacts,
  subtractTally,
  weighed,
  weightedCounts,
} from './tally.ts'
export type { Metric, Standing } from './standing.ts'
export type { RoleTally, Tally } from './tally.ts'
export { addSums, emptySums, subtractSums } from './tally.ts'
export type { Sums } from './tally.ts'
export { talliesOfPlaces } from './tally.ts'
export { learnedFrom } from './trueskill/true-skill.ts'
export { newcomerSkill, skillFloor } from './trueskill/true-skill.ts'
export type { TrueSkill } from './trueskill/true-skill.ts'
export { skillsAfter } from './trueskill/true-skill.ts'
export type { SkilledSeat } from './trueskill/true-skill.ts'
export { trueSkillAfter } from './trueskill/true-skill.ts'
export type { PlacedTeam } from './trueskill/true-skill.ts'
export { meanDifference, meanInterval } from './two-means.ts'
export type { MeanDifference, Sample } from './two-means.ts'
export { t95 } from './distributions.ts'
export { studentPoint, studentTail } from './distributions.ts'
export { pairGains, pairRule } from './pairs/pair-gains.ts'
export type { PairGain, PairGains } from './pairs/pair-gains.ts'
export type { OwnedSeat } from './pairs/pair-cells.ts'
export { collusionIn, collusionLevel } from './collusion/collusion.ts'
export type { Collusion } from './collusion/collusion.ts'
export type { CollusionSeat, CollusionTable, Suspicion } from './collusion/strengths.ts'
