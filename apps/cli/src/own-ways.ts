import type { Known, Turn } from '@wis/engine'
import type { AnyRuleset, Language } from '@wis/games'
import type { AgentRequest } from '@wis/protocol'
import type { PlaysSeries } from './play/local-series.ts'

/** A turn of a match on this machine. */
export interface AskedTurn {
  readonly turn: Turn
  /** The name by which the agent knows the match. */
  readonly matchId: string
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** Matches of house players, of whom others sit at every table. */
export interface MixedSeries {
  readonly games: number
  readonly seed: string
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly startedAt: Date
}

/** What the commands do for a game in a way of its own. Every other game is played by its kit alone. */
export interface OwnWays {
  /** Plays an agent against the house and tells it in the words of the game. `--rounds` may shorten its matches. */
  readonly play: PlaysSeries
  /** Simulates tables with other players each time, says how each did, and writes the matches to a file if there is one. */
  simulate(series: MixedSeries, out: string | undefined): Promise<void>
  /** What an agent is sent for a turn. */
  requestFor(match: Known<unknown>, asked: AskedTurn): AgentRequest
}
