export { effectOf, measureRefusal } from './decisions/decision-life.ts'
export type {
  DecidedMatch,
  DecisionRefusal,
  Effect,
  Measure,
  MeasureSubject,
} from './decisions/decision-life.ts'
export type { Machine } from './machine.ts'
export { balancedBlocks, canFill } from './schedule/balanced-blocks.ts'
export type { BlockTable } from './schedule/balanced-blocks.ts'
export { bestOfStage, byeForBest } from './schedule/byes.ts'
export { countMeetings, evenGroups, groupsApart, mostOfOneOwner } from './schedule/groups.ts'
export {
  addResultToRecord,
  addToRecord,
  advancingFrom,
  bestOfGroup,
  emptyRecord,
  isLevel,
  mostReplays,
  tieBreakOf,
  winnerOf,
} from './schedule/knockout.ts'
export type { GroupRecord, TableWon, TieBreak } from './schedule/knockout.ts'
export type { Owners } from './schedule/groups.ts'
export { stageGoers, stagesAfter } from './schedule/knockout.ts'
export {
  decidedEntry,
  entering,
  entryLife,
  entryRefusals,
  fixtureLife,
  mostAttempts,
  openFixtureStates,
  overFixtureStates,
  takesDecision,
} from './seasons/entry-life.ts'
export type { EntryDecisionRefusal, EntryRefusal } from './seasons/entry-life.ts'
export {
  endingStates,
  enteringStates,
  isEnteringState,
  nextSeasonStates,
  playingStates,
  runningStates,
  seasonChangeRefusal,
  seasonStep,
} from './seasons/season-life.ts'
export type { SeasonChangeRefusal, SeasonCheck, SeasonEffect } from './seasons/season-life.ts'
export { settlementOfState } from './settlement.ts'
export type { PlayedFor, Settlement } from './settlement.ts'
export { fillingTable, formTables, isDue, ownersOf } from './tables/form-tables.ts'
export type { Formed, Lobby } from './tables/form-tables.ts'
export { keptApartBy, matchesApart, meetingRule, meetingsADay, meetingWeightsBy } from './tables/meetings.ts'
export type { KeptApart, RecentTable, RecentTables } from './tables/meetings.ts'
export { agentsAt, seekerLimits } from './tables/seeker.ts'
export type { Owned, Seeker, TableKind } from './tables/seeker.ts'
export { seekingStates, ticketLife } from './tickets/ticket-life.ts'
export { ticketRefusal, ticketRefusals } from './tickets/ticket-refusal.ts'
export type { Applicant, TicketRefusal } from './tickets/ticket-refusal.ts'
