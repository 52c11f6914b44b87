import type { AgentId, Entry, Game, GameEvent, SeasonId, ToldEntry, Turn } from '@wis/engine'
import type { Language } from '@wis/games'
import type { TurnRequest } from '@wis/protocol'
import type { z } from 'zod'
import type { Settlement } from '../match/ending/settlement.ts'

/** What the row of a match says of how it is opened: what stands in there is the game's affair. */
export interface Dealt {
  /** Of every game it has an `id`. */
  readonly ruleset: unknown
  readonly language: Language
  readonly pair: readonly string[]
}

/** A seat that has to act, and all that its agent may know. */
export interface AskedSeat<State> {
  /** The name by which this seat's agent knows the match. */
  readonly matchId: string
  readonly turn: Turn
  readonly state: State
  readonly history: readonly ToldEntry[]
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** The part of a match that its log does not know: what it counts for, and who sat where. */
export interface PlayedFor {
  readonly seasonId: SeasonId
  readonly mode: 'ranked' | 'practice'
  readonly seats: readonly { readonly agentId: AgentId; readonly sitsIn?: boolean }[]
}

/**
 * All that the platform has to know of a game to deal, play, store and show its matches. Whoever hosts a game without
 * knowing which leaves the types open: states and moves then only go back to where they came from.
 */
export interface HostedGame<
  Config = unknown,
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly rules: Game<Config, State, Move, Event>
  /** How its entries are stored. */
  readonly entry: z.ZodType<Entry<Event>>
  /** Throws for a row that cannot be opened. */
  configOf(dealt: Dealt): Config
  /** What an agent is sent that has to act. Nothing it may not know is ever in there. */
  requestOf(asked: AskedSeat<State>): TurnRequest
  /** What a decided match is worth on the boards. Matches of a game without it count for nobody, and are never ranked. */
  settle?(played: PlayedFor, state: State): Settlement
}

/** By the name that a match is stored with. */
export type HostedGames = Readonly<Record<string, HostedGame>>

/** A match is stored of a game that this platform does not have, or no longer. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame'
}

export function gameCalled({ games }: { readonly games: HostedGames }, id: string): HostedGame {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (!game) throw new UnknownGame(`there is no game called ${id} here`)
  return game
}
