export {
  agentChanges,
  agentLimits,
  limitChanges,
  pricesNeeded,
  newAgent,
  newVersion,
  rankedPace,
} from './agent-input.ts'
export type {
  AgentChanges,
  AgentLimits,
  LabPermission,
  PeoplePermission,
  NewAgentInput,
  NewVersionInput,
} from './agent-input.ts'
export type { AgentRef, LooksLike } from './agent-ref.ts'
export {
  email,
  mostTokens,
  newPassword,
  newToken,
  passwordLength,
  roles,
  scopes,
  signIn,
  signUp,
  tokenLifetimes,
} from './api/account-page.ts'
export type { Role, Scope, SignUp } from './api/account-page.ts'
export { actions } from './api/actions.ts'
export type { Action } from './api/actions.ts'
export { agentCallRow, toldRow, unheardRow } from './api/agent-page.ts'
export type {
  AgentCallRow,
  AgentProbeRow,
  AgentMatchRow,
  AgentProfile,
  AgentRow,
  AgentVersionRow,
  NextMatch,
  OwnerAgentPage,
  ToldRow,
  UnheardRow,
} from './api/agent-page.ts'
export { profileSections } from './api/agent-profile-page.ts'
export type {
  AgentMeasured,
  AgentProfilePage,
  ProfileDifference,
  ProfileSection,
} from './api/agent-profile-page.ts'
export type { Encounter, PlayedWord, RecordNumbers, SeasonRecordRow } from './api/agent-record-page.ts'
export { answers, componentsOf, inputs, schemaOf } from './api/components.ts'
export { decisionKinds, newDecision } from './api/decision-routes.ts'
export type { DecisionRow, NewDecision } from './api/decision-routes.ts'
export { fieldsOf, typeText } from './api/describe.ts'
export { tableFiles } from './api/export-routes.ts'
export { seatResults, tokenChange } from './api/agent-calls.ts'
export type { AgentMatchesQuery, AgentsQuery, VersionUse } from './api/agent-calls.ts'
export {
  rerunAnswer,
  rerunChanges,
  rerunStates,
  rerunWish,
  situation,
  situationCheck,
  situationsRun,
  situationWish,
} from './api/situation-page.ts'
export type {
  Rerun,
  RerunAnswer,
  RerunChanges,
  Situation,
  SituationCheck,
  SituationWish,
} from './api/situation-page.ts'
export { changedLines, settingsChanges } from './settings-changes.ts'
export type { SettingsChange } from './settings-changes.ts'
export { agentCost } from './api/agent-call-routes.ts'
export type { AgentCost } from './api/agent-call-routes.ts'
export { defaultPriceOf, knownPrices, priceOf, priceSource } from './prices/known-price.ts'
export type { Price } from './prices/known-price.ts'
export { agentDeeds, agentPeoplePage, agentRights } from './api/people-page.ts'
export type { AgentDeed, AgentPeoplePage, AgentRights } from './api/people-page.ts'
export type { Judgement } from './api/situation-page.ts'
export { callForms, callLines } from './call-lines.ts'
export { filled } from './filled.ts'
export { shadowWish } from './api/shadow-page.ts'
export type { ShadowPage, ShadowTurn, ShadowWish } from './api/shadow-page.ts'
export { fork, forkWish, sameDealsWish } from './api/fork-page.ts'
export type { Fork, SameDealsWish } from './api/fork-page.ts'
export { passes } from './situation-checks.ts'
export { day, handle, idCursor } from './api/fields.ts'
export { measured, measuredTopics } from './measurement.ts'
export type { Measured, MeasuredColumn, MeasuredEstimate, MeasuredTopic } from './measurement.ts'
export type { CollusionRow, FlagMeasure, FlagRow, LookedForCollusion, PairRow } from './api/flag-page.ts'
export type { GameMetric, GameNumbers, GameOfBoard } from './api/game-numbers.ts'
export { boardSorts, leaderboardQuery } from './api/leaderboard-page.ts'
export type { LeaderboardPage, LeaderboardRow, Making } from './api/leaderboard-page.ts'
export { mostInMatrix } from './api/season-routes.ts'
export type { MatrixCell, SeasonMatrix } from './api/season-routes.ts'
export type { NormalisedTablePage, NormalisedTableRow } from './api/normalised-table-page.ts'
export type { GeneralRatingsPage, StatisticsPage } from './api/statistics-page.ts'
export {
  experimentAccesses,
  experimentChanges,
  experimentMoves,
  experimentStates,
  archiveFormats,
  figureFormats,
  reportFormats,
  rowFormats,
} from './api/experiment-page.ts'
export type { ExperimentAccess, ExperimentMove, ExperimentState } from './api/experiment-page.ts'
export type { ExperimentPage, ExperimentPlan, ExperimentRow, ReportVersion } from './api/experiment-page.ts'
export type { SuitePage, SuiteRow } from './api/suite-routes.ts'
export type { AnnotatorsPage, RatedItemPage, RatingPage } from './api/annotator-routes.ts'
export { listedModes, matchDecision, matchHeader, matchModes, matchStatuses } from './api/match-page.ts'
export type { MatchHeader, MatchMode, MatchRow, SeatHeader } from './api/match-page.ts'
export { entriesQuery, listedStatuses, matchesQuery } from './api/match-routes.ts'
export {
  moderationReason,
  newReport,
  pairUses,
  reportCauses,
  reportStates,
  wordPairInput,
} from './api/moderation-page.ts'
export type { NewReport, PairUse, ReportCause, WordPairInput } from './api/moderation-page.ts'
export { sentFieldsOf } from './api/meanings.ts'
export type { SentField } from './api/meanings.ts'
export {
  addressOf,
  openApiDocument,
  operationId,
  parametersOf,
  placesOf,
  refusalsOf,
  summaryOf,
} from './api/openapi.ts'
export type { Parameter } from './api/openapi.ts'
export { storageReport } from './api/operations-routes.ts'
export type { HealthPage, StorageReport } from './api/operations-routes.ts'
export { jsonLines, parquet, pdf, svg, zip, webp } from './api/route.ts'
export type { Cost, Route } from './api/route.ts'
export { apiParts, apiRoutes } from './api/routes.ts'
export type { ApiKey, ApiRoutes } from './api/routes.ts'
export { scenesPage } from './api/scene-page.ts'
export type { ScenesQuestion } from './api/scene-page.ts'
export { anyRuleset, entryDecisions, entryStates, fixtureStates, seasonPage } from './api/season-page.ts'
export type {
  Comparison,
  EntryDecision,
  EntryRow,
  EntryState,
  FixtureRow,
  SeasonPage,
  SeasonRow,
} from './api/season-page.ts'
export type { AgentNotice, TurnRuled } from './api/play-routes.ts'
export { mostAnswers, mostChecks, mostInSeries, situationTests } from './api/form-limits.ts'
export type { JoinQueue, TicketPage } from './api/ticket-page.ts'
export { deliveryStates, mostWebhooks, newWebhook, webhookEvents } from './api/webhook-routes.ts'
export type {
  DeliveryRow,
  NewWebhook,
  WebhookChanges,
  WebhookEvent,
  WebhookRow,
} from './api/webhook-routes.ts'
export { errorStatus } from './api-error.ts'
export type { ErrorCode } from './api-error.ts'
export { chatApis, chatUrl } from './connector/chat-url.ts'
export type { ChatApi } from './connector/chat-url.ts'
export {
  connectorSettings,
  httpUrl,
  isRepositoryName,
  modelSettings,
  newConnector,
  secretPlace,
  shortestToken,
  tokenText,
} from './connector/connector-settings.ts'
export type {
  ConnectorSettings,
  ConnectorView,
  ModelSettings,
  NewConnector,
} from './connector/connector-settings.ts'
export { connectorKinds, listedKinds, traitsOf } from './connector/kind-traits.ts'
export type { ConnectorKind, KindTrait } from './connector/kind-traits.ts'
export {
  advices,
  advised,
  isOnHub,
  knownFromText,
  lookUp,
  lookUpOutcomes,
  recognised,
  stages,
} from './connector/look-up.ts'
export type { Advice, Found, LookUp, Recognised, Recognition, Stage } from './connector/look-up.ts'
export { publicConnectorOf } from './connector/public-connector.ts'
export type { PublicConnector } from './connector/public-connector.ts'
export { recognise } from './connector/recognise.ts'
export { vouchingOf } from './connector/vouching.ts'
export type { Vouching } from './connector/vouching.ts'
export {
  flightCheckBrief,
  flightCheckStates,
  flightProgress,
  flightReport,
  flightSpent,
} from './flight-report.ts'
export type {
  Badge,
  FlightCall,
  FlightCheckBrief,
  FlightCheckView,
  FlightFinding,
  FlightForecast,
  FlightProgress,
  FlightReport,
  FlightSpent,
  FlightStep,
  SituationVerdict,
} from './flight-report.ts'
export { checkSizeOf, noticeCount, situationCount, turnCount } from './flight-size.ts'
export { agentAnswer, agentRequest } from './legacy/agent-wire.ts'
export { requestWith } from './legacy/example-request.ts'
export { exampleTable, historyWords } from './legacy/prompt/example-table.ts'
export { messagesFor, othersOffered, promptValues } from './legacy/prompt/history-text.ts'
export { filledPrompt, placeholderFaultCodes, placeholders } from './legacy/prompt/placeholders.ts'
export { seatRoles, winners } from './legacy/published.ts'
export { plainStrategy, wordGuessStrategy } from './legacy/strategies.ts'
export type { AgentRequest } from './legacy/agent-wire.ts'
export type { PlaceholderFault } from './legacy/prompt/placeholders.ts'
export { houseHarness, hubMakeUp, longestMade } from './make-up.ts'
export type { DeclaredMakeUp, HubMakeUp, MadeFrom, MakeUp } from './make-up.ts'
export { isName, nameFrom, tidyName } from './name-text.ts'
export { platformId, platformName } from './platform-name.ts'
export { matchmakingRule } from './matchmaking-rule.ts'
export { seasonBoard } from './season/season-board.ts'
export type { SeasonBoard } from './season/season-board.ts'
export {
  formatsOf,
  hasPassed,
  isRated,
  leastPairs,
  newSeason,
  ordersOf,
  rulesetOfSeason,
  seasonChanges,
  seasonRulesets,
} from './season/season-input.ts'
export type { NewSeasonInput, SeasonChanges } from './season/season-input.ts'
export { mostSeasonPairs, pairFaults, readPairs } from './season/season-pairs.ts'
export type { PairFault, SeasonPairInput } from './season/season-pairs.ts'
export {
  newSeasonRequest,
  seasonRequestAnswer,
  seasonRequestLimits,
  seasonRequestStates,
} from './season/season-request.ts'
export type { NewSeasonRequest, SeasonRequestAnswer } from './season/season-request.ts'
export { seasonStates } from './season/season-states.ts'
export type { SeasonState } from './season/season-states.ts'
export {
  leastMeasured,
  leastTurnOfPeopleMs,
  mostHouseMatches,
  seasonFormats,
  seasonTerms,
  seatRules,
} from './season/season-terms.ts'
export type { SeasonFormat, SeasonTerms, SeatRule } from './season/season-terms.ts'
export { isStorable, notStorable, unstorableIn } from './storable-text.ts'
export { copyOf, customStrategy, stepsWith, strategyFrom } from './strategies/custom-strategy.ts'
export type { CustomStrategy, OwnSteps } from './strategies/custom-strategy.ts'
export { messagesForGame, stepsInGame, thinksFirst } from './strategies/game/messages-for-game.ts'
export { messagesForStep, stepsFor, thoughtsLimit } from './strategies/game/steps.ts'
export { minds } from './strategies/minds.ts'
export type { Minds } from './strategies/minds.ts'
export {
  experimentStrategies,
  findStrategy,
  kitStrategies,
  labStrategies,
  strategies,
  withInstructions,
} from './strategies/strategies.ts'
export type { StepAt, StepTaken } from './strategies/game/steps.ts'
export { isExperiment } from './strategies/is-experiment.ts'
export { experiments, withExperiment } from './strategies/experiments.ts'
export { stepsOfTurn } from './strategies/steps-of-turn.ts'
export { strategyChoice } from './strategies/strategy-choice.ts'
export type { StrategyChoice } from './strategies/strategy-choice.ts'
export type { ChatMessage, StepsInGame, Strategy } from './strategies/strategy.ts'
export { letterKinds, letterLanguages, noticeLetters } from './letter-kinds.ts'
export type { LetterKind, LetterLanguage } from './letter-kinds.ts'
export { leftReasons, readyingReasons, waitingReasons } from './ticket-reasons.ts'
export type { LeftReason, ReadyingReason, WaitingReason } from './ticket-reasons.ts'
export { probeRequestOf, probeTurn } from './wire/probe-request.ts'
export { answerSchemaOf } from './wire/answer-schema.ts'
export type { AnswerSchema } from './wire/answer-schema.ts'
export { dataSchemaOf } from './wire/data-schema.ts'
export { olderRequestOf, requestOf, requestsOfMatch } from './wire/requests-of-match.ts'
export type { AnsweredRequest } from './wire/requests-of-match.ts'
export { disguisedEntry, disguisedRequest, isGameRequest, isOlderRequest } from './wire/disguised-request.ts'
export { gameRequest, gameRequestOf, longestHistory } from './wire/game-request.ts'
export type { GameRequest } from './wire/game-request.ts'
export type { TurnRequest } from './wire/disguised-request.ts'
export { chatParameters, hfRouter, routedModel } from './wire/chat-request.ts'
export type { TokenLimitName } from './wire/chat-request.ts'
export { responsesInput, responsesParameters } from './wire/responses-request.ts'
export { leaveMatch, liveNamespace, watchMatch } from './wire/live.ts'
export type { ClientToServer, LobbyChanged, MatchEntries, ServerToClient } from './wire/live.ts'
export { agentNamespace, isAgentPath } from './wire/agent-namespace.ts'
export { agentHello, agentProtocolSchema, goodbyes, outboundLimits, turnAsk } from './wire/outbound.ts'
export type { AgentFromServer, AgentToServer, Goodbye } from './wire/outbound.ts'
export { pulledTurn, pullLimits } from './wire/pull.ts'
export type { PulledTurn } from './wire/pull.ts'
export { wireAttempt } from './wire-attempt.ts'
export type { WireAttempt } from './wire-attempt.ts'
export { labLimitSettings, labLimitsOf, noLabLimits } from './lab-limits.ts'
export type { LabLimits } from './lab-limits.ts'
export { visible } from './visible-text.ts'
