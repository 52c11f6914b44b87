export { agentRequest } from './agent-wire.ts'
export type { AgentRequest } from './agent-wire.ts'
export { apiError, errorStatus } from './api-error.ts'
export type { ApiError, ErrorCode } from './api-error.ts'
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
export { ruleset, spyEntry, spyEvent } from './spy-event.ts'
export type { SpyEntry } from './spy-event.ts'
