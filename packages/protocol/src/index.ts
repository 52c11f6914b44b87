export {
  email,
  newPassword,
  newToken,
  passwordLength,
  roles,
  scopes,
  signIn,
  signUp,
  tokenLifetimes,
} from './api/account-page.ts'
export type { MePage, NewToken, Role, Scope, SignUp } from './api/account-page.ts'
export type { Action } from './api/actions.ts'
export { actions } from './api/actions.ts'
export { answers, componentsOf, inputs, schemaOf } from './api/components.ts'
export { fieldsOf, typeText } from './api/describe.ts'
export type { Field } from './api/describe.ts'
export { handle } from './api/fields.ts'
export { leaderboardQuery } from './api/leaderboard-query.ts'
export { entriesQuery, listedStatuses, matchesQuery, winners } from './api/match-queries.ts'
export { addressOf, openApiDocument, operationId, refusalsOf } from './api/openapi.ts'
export type { OpenApiOptions } from './api/openapi.ts'
export type { HealthPage, SchedulePage } from './api/operations-page.ts'
export { costs, jsonLines, methods } from './api/route.ts'
export type { Cost, Method, Route } from './api/route.ts'
export { apiParts, apiRoutes } from './api/routes.ts'
export type { ApiKey, ApiRoutes } from './api/routes.ts'
export type { JoinQueue, TicketPage } from './api/ticket-page.ts'
export { agentChanges, agentLimits, newAgent, newVersion } from './agent-input.ts'
export type { AgentChanges, AgentLimits, NewAgentInput, NewVersionInput } from './agent-input.ts'
export {
  agentCallRow,
  agentMatchRow,
  agentProfile,
  agentRow,
  agentVersionRow,
  ownerAgentPage,
} from './agent-page.ts'
export type {
  AgentCallRow,
  AgentMatchRow,
  AgentProfile,
  AgentRow,
  AgentVersionRow,
  OwnerAgentPage,
} from './agent-page.ts'
export { agentRequest } from './agent-wire.ts'
export type { AgentRequest } from './agent-wire.ts'
export { apiError, errorStatus } from './api-error.ts'
export type { ApiError, ErrorCode } from './api-error.ts'
export {
  connectorKinds,
  connectorSettings,
  connectorView,
  hasOneMemory,
  needsToken,
  newConnector,
  secretPlace,
} from './connector-settings.ts'
export type { ConnectorKind, ConnectorSettings, ConnectorView, NewConnector } from './connector-settings.ts'
export {
  badge,
  flightCheckStates,
  flightCheckView,
  flightFinding,
  flightProgress,
  flightReport,
  flightStep,
  situationVerdicts,
} from './flight-report.ts'
export type {
  Badge,
  FlightCheckView,
  FlightFinding,
  FlightProgress,
  FlightReport,
  FlightStep,
  SituationVerdict,
} from './flight-report.ts'
export { leaderboardRow } from './leaderboard-page.ts'
export type { LeaderboardRow } from './leaderboard-page.ts'
export { leaveMatch, liveNamespace, lobbyChanged, matchEntries, matchResync, watchMatch } from './live.ts'
export type {
  ClientToServer,
  LeaveMatch,
  LobbyChanged,
  MatchEntries,
  MatchResync,
  ServerToClient,
  WatchMatch,
} from './live.ts'
export { matchmakingRule } from './matchmaking-rule.ts'
export { matchHeader, matchModes, matchRow, matchStatuses } from './match-page.ts'
export type { AgentRef, MatchHeader, MatchRow, SeatHeader } from './match-page.ts'
export { isExperiment, modelSettings, strategyChoice } from './model-settings.ts'
export type { ModelSettings, StrategyChoice } from './model-settings.ts'
export { publicConnector, publicConnectorOf } from './public-connector.ts'
export type { PublicConnector } from './public-connector.ts'
export { requestOf } from './request-of.ts'
export type { Briefed } from './request-of.ts'
export { ruleset, spyEntry, spyEvent } from './spy-event.ts'
export type { SpyEntry } from './spy-event.ts'
