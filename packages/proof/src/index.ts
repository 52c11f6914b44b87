export { canonicalJson, hashText } from './canonical-json.ts'
export {
  kitCommitmentOf,
  planHashOf,
  plannedCommitmentOf,
  planText,
  seatingOf,
  suiteHashOf,
  suitePlanText,
} from './commitment.ts'
export { differenceKinds } from './difference.ts'
export type { Difference } from './difference.ts'
export { exportMatch } from './export-match.ts'
export type { Platform } from './export-match.ts'
export type { FinishedMatch } from './finished-match.ts'
export { commitmentOf, spiesLeft } from './format-1/deal.ts'
export { agentInTurn, blockSeed, dealSeedOf, scheduledSeed } from './format-1/seeds.ts'
export type { ScheduledSeating } from './format-1/seeds.ts'
export type { Digest } from './season/checking.ts'
export { exportSeason, sealSeason } from './season/export-season.ts'
export type { ExportedSeason, ProvedMatch, SeasonMatch } from './season/export-season.ts'
export type { SeasonDecision, SeasonStanding } from './season/season-lines.ts'
export { isSeasonHeader, verifySeason } from './season/verify-season.ts'
export type { SeasonVerdict } from './season/verify-season.ts'
export { commitmentTo } from './proof-of.ts'
export { isSignedBy, publicKeyOf, signingKeyFrom } from './signing.ts'
export type { Signer, SigningKey } from './signing.ts'
export { plannedDifference, verifyAll, verifyExport, verifyOneGame } from './verify-all.ts'
export type { Trust, MatchVerdict } from './verify-match.ts'
