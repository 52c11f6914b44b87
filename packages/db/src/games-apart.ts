import type { HostedGame } from './game/hosted-game.ts'
import { settleSpy } from './who-is-spy/own-settlement.ts'

/** What matches mean on the boards of games that have columns of their own. Every other game is settled by its kit. */
export const settledApart: Readonly<Record<string, HostedGame['settle']>> = { 'who-is-spy': settleSpy }

export {
  countedRoles,
  isRatedByRoles,
  isRatedBySides,
  ownMatchColumns,
  sharedRole,
  wonItsSide,
  wordColumns,
} from './who-is-spy/columns.ts'
export type { CountedRole } from './who-is-spy/columns.ts'
export { listWordPairs } from './who-is-spy/list-word-pairs.ts'
export type { WordPairRow } from './who-is-spy/list-word-pairs.ts'
export { ratedColumns, ratedFrom, ratedModel, ratedValues, storedWins } from './who-is-spy/rated-values.ts'
export { readLog } from './who-is-spy/read-log.ts'
export { recentOutcomes } from './who-is-spy/recent-outcomes.ts'
export type { RecentOutcome } from './who-is-spy/recent-outcomes.ts'
export { agentEncounters, agentWords, lookedAt } from './who-is-spy/recent-play.ts'
export type { BestAndWorst, Encounter, PlayedWord } from './who-is-spy/recent-play.ts'
export { additionsOfLog, gameOfRecords, recordOfPoints, roleThatDecides } from './who-is-spy/group-records.ts'
export { matchesOfRoleChannel, roleChannel } from './who-is-spy/role-channel.ts'
export { countsInRole, roleColumns, rolesOfStanding, roleValues } from './who-is-spy/role-counts.ts'
export { seasonFlags } from './who-is-spy/season-flags.ts'
export { ownSettlement } from './who-is-spy/own-settlement.ts'
export { hiddenEnd, shownEnd, shownWords } from './who-is-spy/shown-end.ts'
export { countPair, rebuildWordCounts } from './who-is-spy/word-counts.ts'
