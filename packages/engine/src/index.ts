export { forfeitReasons } from './game.ts'
export type {
  Audience,
  Forfeit,
  ForfeitReason,
  Game,
  GameEvent,
  MatchVoided,
  Outcome,
  Ruling,
  Seat,
  Turn,
} from './game.ts'
export { ids } from './ids.ts'
export type { AgentId, MatchId, SeasonId, TicketId, VersionId } from './ids.ts'
export { advance, isHidden, redact, replay } from './match.ts'
export type { Entry, Hidden, Viewer } from './match.ts'
export { rngAt } from './rng.ts'
export type { Rng } from './rng.ts'
