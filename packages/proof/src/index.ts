export { canonicalJson } from './canonical-json.ts'
export { commitmentOf, kitCommitmentOf, plannedCommitmentOf } from './commitment.ts'
export type { Deal, KitDeal, PlannedDeal } from './commitment.ts'
export { differenceKinds } from './difference.ts'
export type { Difference, DifferenceKind } from './difference.ts'
export { exportMatch } from './export-match.ts'
export type { FinishedMatch, Platform } from './export-match.ts'
export { hashText } from './hash.ts'
export { blockSeed, spyOf } from './block-seed.ts'
export { dealSeedOf, scheduledSeed } from './scheduled-seed.ts'
export type { ScheduledSeating } from './scheduled-seed.ts'
export type { Digest } from './season/digest.ts'
export { exportSeason, sealSeason } from './season/export-season.ts'
export type { ExportedSeason, ProvedMatch, SeasonMatch } from './season/export-season.ts'
export type {
  Entrant,
  LastTable,
  SeasonDecision,
  SeasonHeader,
  SeasonStanding,
} from './season/season-lines.ts'
export { isSeasonHeader, verifySeason } from './season/verify-season.ts'
export type { SeasonVerdict } from './season/verify-season.ts'
export { seatingOf } from './seating.ts'
export { isSignedBy, publicKeyOf, signingKeyFrom } from './signing.ts'
export type { Signer, SigningKey } from './signing.ts'
export { plannedDifference } from './verify-play.ts'
export { verifyAll } from './verify-all.ts'
export { verifyExport } from './verify-export.ts'
export type { Trust, Verdict } from './verify-export.ts'
