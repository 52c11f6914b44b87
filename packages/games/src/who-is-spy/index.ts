/** For tests and measurements of this game. Nothing else of the platform imports from its folder. */
export { spoken } from './briefing/briefing.ts'
export { drawDeal } from './deal.ts'
export { foulKinds } from './events.ts'
export type { EndReason, FoulKind, Words } from './events.ts'
export { whoIsSpy } from './game.ts'
export { findPersona, personas } from './house/personas.ts'
export { think } from './house/think.ts'
export { whoIsSpyKit } from './kit.ts'
export { spyGuess } from './kit/scene.ts'
export { seatFacts, spyResults } from './kit/results.ts'
export type { SeatFacts } from './kit/results.ts'
export type { SpyMove } from './rules.ts'
export { rulesets } from './rulesets.ts'
export type { RulesetId } from './rulesets.ts'
export { spyEntry } from './schema.ts'
export type { Ruleset, SpyEntry, SpyEvent } from './schema.ts'
export type { PointLine } from './scoring.ts'
export type { SpyState } from './state.ts'
export {
  areClose,
  closenessIn,
  earlierPairs,
  rankedPairs,
  undercoverPairs,
  wordPairs,
} from './words/collection.ts'
