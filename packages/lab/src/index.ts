export { agreementOfPeople, isPerson } from './annotators/agreement-of-people.ts'
export {
  annotatedRubrics,
  plannedRatings,
  rubricsFor,
  sampleOfShare,
  shareOfSample,
  textWithoutAnnotators,
  withoutAnnotators,
} from './annotators/planned-ratings.ts'
export type { Sample } from './annotators/planned-ratings.ts'
export { amended, changedSeats, changedTable } from './conditions/changed-table.ts'
export type { ChangedTable } from './conditions/changed-table.ts'
export { conditionCalled } from './conditions/condition-called.ts'
export type { KitCondition } from './conditions/condition-called.ts'
export { expectedCalls, sampledMatches } from './expected-calls.ts'
export { aimsFor, countedFor, matchesPerDeal, namingSpec, scheduleOf } from './design/planned-match.ts'
export type { PlannedMatch, Schedule } from './design/planned-match.ts'
export {
  experimentFormat,
  exportedCall,
  exportedExperiment,
  exportedJudgement,
  exportedMatch,
  exportedProbe,
  exportedVoid,
  exportFiles,
  exportSeal,
} from './exported/format.ts'
export type {
  ExportedCall,
  ExportedExperiment,
  ExportedJudgement,
  ExportedMake,
  ExportedMatch,
  ExportedProbe,
  ExportedVoid,
  ExportSeal,
  ToldText,
} from './exported/format.ts'
export { exportedSuite, suiteFiles, suiteFormat } from './exported/suite-format.ts'
export type { ExportedSuite } from './exported/suite-format.ts'
export { rowsCsv, rowsTables, tableOfRows } from './exported/rows-csv.ts'
export type { RowsTable } from './exported/rows-csv.ts'
export {
  anyFigures,
  escaped,
  figureFile,
  figuresOf,
  fileOfFigure,
  suiteFigures,
} from './pictures/figure-files.ts'
export type { Figure, Mark, Matrix, Picture, Strips, Tone } from './pictures/picture.ts'
export { ofStrips } from './pictures/strips.ts'
export { titled } from './pictures/titled.ts'
export { tickText, unitText } from './pictures/words.ts'
export { planOf } from './plan.ts'
export { pilotGuesses } from './pilot/pilot-guesses.ts'
export { readPilot } from './pilot/pilot.ts'
export type { Pilot } from './pilot/pilot.ts'
export type { Plan } from './plan.ts'
export { PlannedPlay, playPlanned, playWithProbes, withProbes } from './play/planned-play.ts'
export type { PlayedLocally, Said } from './play/planned-play.ts'
export { endOf, playedMatch } from './play/played-match.ts'
export type { MatchEnd, PlayedMatch } from './play/played-match.ts'
export type { Preset } from './presets/presets.ts'
export { publishedTable } from './spec/study.ts'
export { deepPreset, presetCalled, presets, suitePresetCalled, suitePresets } from './presets/presets.ts'
export { toMarkdown } from './report/formats/markdown.ts'
export {
  allRowsIn,
  byRank,
  bySize,
  comparedIn,
  inTwo,
  isCounted,
  isTooFew,
  largestOf,
  mainFinding,
  readable,
  rowsIn,
} from './report/main-finding.ts'
export type { Asked, Family, MainFinding, Rows } from './report/main-finding.ts'
export { nameWithin } from './report/measure-words.ts'
export { isWeak, sentenceOf, statementAbout } from './report/sentence-of.ts'
export { methodOf, newestMethod } from './report/report-method.ts'
export type { ReportMethod } from './report/report-method.ts'
export { measuresOf, ratingMeasures, usualMeasures } from './report/measure.ts'
export { reportOf, ReportMaker } from './report/make-report.ts'
export { cleanReport, leavesDealsOut, leftOutNote } from './report/clean-cut.ts'
export { cleanNote } from './report/formats/clean-sheets.ts'
export { markedAbout, resultColumns } from './report/result-columns.ts'
export type { Difference, PlanFixed, Report } from './report/report.ts'
export { lookAfter, WidthWatch } from './report/width-watch.ts'
export { ablationFaults } from './spec/faults-of-game.ts'
export { inLanguages, readSpec, readSpecText, shortBudgets } from './spec/read-spec.ts'
export { experimentSpec, isOfPeople, people, selfPlay } from './spec/experiment-spec.ts'
export type { ExperimentSpec } from './spec/experiment-spec.ts'
export { rulesetOf } from './spec/ruleset-of.ts'
export { probeOutcomes } from './probes/probe-row.ts'
export {
  dueProbes,
  localProbes,
  probedLocally,
  probeQuestions,
  whyNotAsked,
} from './probes/probe-questions.ts'
export type { DueProbe, LocalProbed, ProbeQuestion } from './probes/probe-questions.ts'
export type { ExpectedCalls } from './expected-calls.ts'
export type { ProbeOutcome, ProbeRow } from './probes/probe-row.ts'
export { scoredProbes, scoreOf, withScores } from './probes/scored-probes.ts'
export { ownConditions } from './spec/own-condition.ts'
export { withRuleset } from './spec/ruleset-of.ts'
export type { ReadSpec } from './spec/read-spec.ts'
export { readText, specText } from './spec/read-text.ts'
export { specFaultCodes } from './spec/fault-texts.ts'
export type { SpecFaultCode } from './spec/fault-texts.ts'
export { specFault } from './spec/faults-of-issue.ts'
export type { SpecFault } from './spec/faults-of-issue.ts'
export { compare, estimateOf } from './statistics/compare.ts'
export type { Comparison } from './statistics/compare.ts'
export type { Estimate } from './statistics/estimate.ts'
export { dealsNeeded, detectableWith } from './statistics/power/deals-needed.ts'
export { brierByDeal, reliabilityOf } from './statistics/scores/stated-probability.ts'
export type { Stated } from './statistics/scores/stated-probability.ts'
export { leastByDraws } from './statistics/by-deal/swap-test.ts'
export { comparisonSentence, inTodaysWords } from './statistics/sentences/sentences.ts'
export { verdictOf } from './statistics/verdict.ts'
export { judgementRequest, judgementRow, judgesAsked } from './judges/judging.ts'
export {
  askedBefore,
  askedLocally,
  dueRatings,
  judgeLocally,
  ratingQuestion,
} from './judges/judge-locally.ts'
export type { DueRating, Exchange, TaskQuestion } from './judges/judge-locally.ts'
export type { JudgeAsked, JudgementRow } from './judges/judging.ts'
export { itemsOf, numberOfItem, ratingsByNumber, rubricsOf } from './judges/items-of.ts'
export type { ItemOfMatch } from './judges/items-of.ts'
export type { GivenRating } from './judges/agreement-tally.ts'
export { ratingField, saidIn, saidOf } from './judges/rubric.ts'
export type { Rubric, SaidOfItem } from './judges/rubric.ts'
export { rubricCalled } from './judges/rubrics.ts'
export { deepItems } from './tasks/deep/deep-table.ts'
export { deepRubric } from './tasks/deep/deep-texts.ts'
export { deepQuestion, deepRow, deepUnits, described, describedNow } from './tasks/deep/deep-units.ts'
export type { DeepRow, DeepUnit } from './tasks/deep/deep-units.ts'
export { judgesAtHand, numberJudges, sampleDescribers, samplePlayers } from './tasks/deep/sample-players.ts'
export { taskRequestOf } from './tasks/task-request.ts'
export { playTask } from './tasks/local-task.ts'
export { isTask, readAny, readTask } from './tasks/read-any.ts'
export type { ReadAny } from './tasks/read-any.ts'
export { taskMethodOf } from './tasks/task-spec.ts'
export type { TaskMethod, TaskSpec } from './tasks/task-spec.ts'
export { isTaskReport, TaskReportMaker } from './tasks/task-report.ts'
export type { TaskReport } from './tasks/task-report.ts'
export { taskSheets } from './tasks/task-sheets.ts'
export type { Sheet } from './report/formats/sheet.ts'
export { agreementSheets } from './report/formats/agreement-sheet.ts'
export { newestSuiteMethod, partMethodsOf, suiteMethodOf } from './suites/suite-method.ts'
export { publishedSheets } from './report/formats/sheets-of.ts'
export { leastDeals } from './statistics/by-deal/sample.ts'
export { trustNote, whyNoInterval } from './report/formats/shown.ts'
export { arrangedSheets } from './report/formats/arranged-sheets.ts'
export { judgedSheets } from './report/formats/impact-sheets.ts'
export { renamedReport, renamedRow, renamedSpec, renamingOf } from './names/renamed.ts'
export type { Renaming } from './names/renamed.ts'
export { namesOfCondition } from './report/condition-names.ts'
export { outcomeSheets } from './report/formats/outcome-sheets.ts'
export type { AnyReport } from './report/formats/any-report.ts'
export { measuresOfPart, pathInSuite, readSuite, withRulesets } from './suites/read-suite.ts'
export type { Suite } from './suites/read-suite.ts'
export type { Results } from './report/report.ts'
export { isSuiteReport, SuiteReportMaker } from './suites/suite-report.ts'
export type { SuiteReport } from './suites/suite-report.ts'
export { publishedIn, scoreSheets } from './suites/suite-sheets.ts'
export { renamedSuite } from './suites/renamed-suite.ts'
export { isOfTerms, isSuite } from './suites/suite-spec.ts'
export type { SuiteSpec } from './suites/suite-spec.ts'
export { ownEntry } from './paper/bibtex.ts'
export { methodsOf } from './paper/methods/methods.ts'
export type { AnySpec } from './paper/methods/methods.ts'
export { inSentence, referenceCalled } from './paper/references.ts'
export type { Reference } from './paper/references.ts'
export { preregisteredIn, reportFiles, toPreregistration } from './paper/report-files.ts'
export { factsOfExport, planFixed } from './paper/study-facts.ts'
export type { PlayerFacts, StudyFacts } from './paper/study-facts.ts'
export { dataSetFiles } from './exported/data-set/data-set-files.ts'
export type { ExportedRun } from './exported/exported-run.ts'
export { inspectLogs } from './exported/inspect/inspect-log.ts'
export { independentDifference, profilePresets } from './profile/profile-presets.ts'
export { measuredIn } from './profile/measured-in.ts'
export type { MeasuredAgent, MeasuredPlayer } from './profile/measured-in.ts'
export type { UsedMatch } from './profile/cost-of.ts'
export { radarFigures } from './pictures/radar-figures.ts'
export { reliabilityFigures } from './pictures/reliability-figures.ts'
