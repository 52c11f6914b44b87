export { createExperiment } from '../experiment/create-experiment.ts'
export type { NewExperiment } from '../experiment/create-experiment.ts'
export {
  keepDealt,
  labQueue,
  matchPlan,
  openExperiment,
  plannedPlace,
} from '../experiment/deal-experiment.ts'
export type { MatchPlan, OpenExperiment, PlannedPlace } from '../experiment/deal-experiment.ts'
export { experimentMatches } from '../experiment/experiment-matches.ts'
export type {
  ExperimentAccess,
  ExperimentPause,
  ExperimentPlayer,
  ExperimentPlayers,
  StoredExperiment,
} from '../experiment/experiment.ts'
export { findPlayers } from '../experiment/find-players.ts'
export type { FoundPlayer } from '../experiment/find-players.ts'
export { cancelledPlans, dealAgain, endedPlan, keepPlayed, openPlans } from '../experiment/keep-played.ts'
export type { EndedPlan } from '../experiment/keep-played.ts'
export { dueReports, keepReport } from '../experiment/keep-report.ts'
export {
  beyondAllowance,
  labPermission,
  readLabPermission,
  saveLabPermission,
} from '../experiment/allowed.ts'
export { labSeason } from '../experiment/lab-season.ts'
export { endExperiment, moveExperiment, pauseExperiment } from '../experiment/move-experiment.ts'
export {
  changeExperimentAccess,
  experimentNow,
  experimentReport,
  experimentRows,
  listExperiments,
  readExperiment,
} from '../experiment/read-experiment.ts'
export type { ShownExperiment } from '../experiment/read-experiment.ts'
