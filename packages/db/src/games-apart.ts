import { hostedSpy } from './who-is-spy/hosted.ts'

/** The games that are hosted in their own way. Every other game is hosted by its kit. */
export const hostedApart = { 'who-is-spy': hostedSpy } as const

export { readLog } from './who-is-spy/read-log.ts'
export { recentOutcomes } from './who-is-spy/recent-outcomes.ts'
export type { RecentOutcome } from './who-is-spy/recent-outcomes.ts'
export { agentEncounters, agentWords, lookedAt } from './who-is-spy/recent-play.ts'
export type { BestAndWorst, Encounter, PlayedWord } from './who-is-spy/recent-play.ts'
export { seasonFlags } from './who-is-spy/season-flags.ts'
export { settlementOf } from './who-is-spy/settlement-of.ts'
