export { createExperiment } from '../experiment/create-experiment.ts'
export type { ExperimentCreated, NewExperiment } from '../experiment/create-experiment.ts'
export {
  keepDealt,
  labQueue,
  openExperiment,
  placeOfMatch,
  plannedPlace,
} from '../experiment/deal-experiment.ts'
export type { LabMember, MatchPlan, OpenExperiment, PlannedPlace } from '../experiment/deal-experiment.ts'
export { changeBudget } from '../experiment/change-budget.ts'
export { deletedAgents } from '../experiment/allowed.ts'
export { dealtAs, experimentMatches } from '../experiment/experiment-rows.ts'
export type { ExperimentPause, ExperimentPlayer, ExperimentPlayers } from '../experiment/experiment.ts'
export { exportedCalls, storedMakes } from '../experiment/export-experiment.ts'
export type { StoredCall, StoredMake } from '../experiment/export-experiment.ts'
export { exportedMatches, exportedVoids, isUnderWay } from '../experiment/export-experiment.ts'
export type { PlannedExport, VoidExport } from '../experiment/export-experiment.ts'
export { findPlayers } from '../experiment/create-experiment.ts'
export type { FoundPlayer } from '../experiment/create-experiment.ts'
export {
  dealAgain,
  endedPlan,
  failedIn,
  keepPlayed,
  openPlans,
  stoppedPlans,
} from '../experiment/keep-played.ts'
export type { EndedPlan, FailedAgent } from '../experiment/keep-played.ts'
export { keepLook, watchedExperiments } from '../experiment/keep-look.ts'
export type { WatchedExperiment } from '../experiment/keep-look.ts'
export { dueReports, keepReport } from '../experiment/experiment-rows.ts'
export type { DueReport } from '../experiment/experiment-rows.ts'
export { storedBytesOf } from '../experiment/lab-use.ts'
export { rowNumbers, rowsNumbered } from '../experiment/experiment-rows.ts'
export { beyondAllowance } from '../experiment/allowed.ts'
export { withdrawnAgents } from '../experiment/allowed.ts'
export { beyondStored, excessesOf, labUseOf } from '../experiment/lab-use.ts'
export type { BeyondLabLimit, LabExcess } from '../experiment/lab-use.ts'
export { moveLines, placeInLine } from '../experiment/line.ts'
export { ensureLabSeason, labSeason } from '../experiment/create-experiment.ts'
export { beginProbe } from '../experiment/probes/begin-probe.ts'
export type { PlacedProbe, Use, WholeBudget } from '../experiment/probes/begin-probe.ts'
export { keepProbe } from '../experiment/probes/keep-probe.ts'
export type { ProbeEnd } from '../experiment/probes/keep-probe.ts'
export { openProbing } from '../experiment/probes/keep-probe.ts'
export type { OpenProbing } from '../experiment/probes/keep-probe.ts'
export { endedProbes, keepProbeScores, usedByProbes } from '../experiment/probes/read-probes.ts'
export { agentsThatPlayed, useUnderWay } from '../experiment/lab-use.ts'
export { toldProbes } from '../experiment/probes/read-probes.ts'
export {
  endExperiment,
  moveExperiment,
  pauseExperiment,
  pauseForStorage,
  resumeAfterMidnight,
  resumeWithRoom,
} from '../experiment/move-experiment.ts'
export {
  changeExperimentAccess,
  experimentNow,
  experimentRows,
  listExperiments,
  readExperiment,
} from '../experiment/read-experiment.ts'
export type { ShownExperiment } from '../experiment/read-experiment.ts'
export { experimentReport, reportVersions, suiteReport } from '../experiment/report-versions.ts'
export { askedAgentOf } from '../experiment/asked/open-askings.ts'
export type { AskedAgent } from '../experiment/asked/open-askings.ts'
export { beginAsking, itemsOfExperiment, keepItems } from '../experiment/asked/judging.ts'
export type { StoredItem } from '../experiment/asked/judging.ts'
export {
  allJudgements,
  countedJudgements,
  judgementsDone,
  keepJudgement,
} from '../experiment/asked/judgements.ts'
export type { CallUse } from '../experiment/asked/judgements.ts'
export {
  droppedJudgings,
  endJudging,
  judgeAgain,
  judgingsOf,
  toldJudgingsOf,
} from '../experiment/asked/judging.ts'
export type { AskedJudge, Judging } from '../experiment/asked/judging.ts'
export { describedNumbers, keepDescribed } from '../experiment/asked/open-askings.ts'
export { askedSoFar, openAskings } from '../experiment/asked/open-askings.ts'
export type { OpenAsking } from '../experiment/asked/open-askings.ts'
export {
  annotatingOf,
  annotatorsOf,
  closeAnnotating,
  dueItemsOf,
  inviteAnnotators,
  withdrawAnnotator,
} from '../experiment/annotators/annotators.ts'
export type { Invitation } from '../experiment/annotators/annotators.ts'
export {
  invitationTo,
  itemFor,
  keepAnnotation,
  annotationsOf,
  undoAnnotation,
  openInvitations,
} from '../experiment/annotators/annotations.ts'
export type { AnnotatedItem, AnnotatorInvitation } from '../experiment/annotators/annotations.ts'
export { dueAnnotations, openAnnotating, waitingRubrics } from '../experiment/annotators/due-items.ts'
export { findAccounts } from '../experiment/annotators/annotators.ts'
export { changeSuiteBudget, moveSuite } from '../suite/change-suite.ts'
export { createSuite } from '../suite/change-suite.ts'
export type { NewSuite } from '../suite/change-suite.ts'
export { changeSuiteAccess, listSuites, readSuite } from '../suite/read-suite.ts'
export type { ShownSuite } from '../suite/read-suite.ts'
export { dueSuites, keepSuiteReport } from '../suite/read-suite.ts'
export type { DueSuite } from '../suite/read-suite.ts'
export { dueMeasurement, keepMeasurements, usedBySubjects } from '../measurement/due-measurements.ts'
export type { DueMeasurement } from '../measurement/due-measurements.ts'
export { measurementsOf, storedContrasts } from '../measurement/read-measurements.ts'
export type { StoredMeasurement } from '../measurement/read-measurements.ts'
