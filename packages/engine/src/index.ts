export { csvRow } from './csv-row.ts'
export type { Cell } from './csv-row.ts'
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
export { languages } from './language.ts'
export type { InBoth, Language } from './language.ts'
export { MatchInPlay } from './match-in-play.ts'
export type { Known } from './match-in-play.ts'
export { advance, isHidden, redact, replay, told, toldTo } from './match.ts'
export type { Entry, ToldEntry, Viewer } from './match.ts'
export { ownWords, saying, spokenIn } from './own-words.ts'
export { playMatch, playOn } from './play-match.ts'
export type { Answer, Hurry, Played, Table } from './play-match.ts'
export {
  isDeepJson,
  isDeepValue,
  jsonIn,
  mostLevels,
  mostLevelsOfFile,
  nestedTooDeeply,
  readJson,
} from './read-json.ts'
export { rngAt } from './rng.ts'
export type { Rng } from './rng.ts'
