import type { ProofApart } from './game-proof.ts'
import type { SeasonShapeApart } from './season/season-shape.ts'
import { spyProof } from './who-is-spy/proof.ts'
import { spySeasons } from './who-is-spy/seasons.ts'

/** Deals and schedules of a game that had them before there were kits. */
export { agentInTurn, blockSeed } from './who-is-spy/block-seed.ts'
export { commitmentOf } from './who-is-spy/commitment.ts'
export type { Deal } from './who-is-spy/commitment.ts'
export { dealSeedOf, scheduledSeed } from './who-is-spy/scheduled-seed.ts'
export type { ScheduledSeating } from './who-is-spy/scheduled-seed.ts'

/** The games whose exports of matches are older than kits, the oldest first. */
export const proofsApart: readonly ProofApart[] = [spyProof]

/** The games whose exports of seasons are older than kits, the oldest first. */
export const seasonsApart: readonly [SeasonShapeApart, ...SeasonShapeApart[]] = [spySeasons]
