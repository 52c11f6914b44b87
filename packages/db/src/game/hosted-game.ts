import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, Game, GameEvent, Known, Seat, Turn } from '@wis/engine'
import { entryOf, kits, materialAt } from '@wis/games'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import { olderRequestOf, requestOf } from '@wis/protocol'
import type { AgentRequest, TurnRequest } from '@wis/protocol'
import type { z } from 'zod'

/** The part of a match's row that opens the match. Only its game understands the content. */
interface Dealt {
  /** Every game's rules have an `id`. */
  readonly ruleset: unknown
  readonly language: Language
  readonly pair: readonly string[]
  /** What a plan deals of the game's content. Nothing if the seed decides it. */
  readonly material?: unknown
  readonly seed: string
}

/** The part of a match that is the same for all of its turns. */
export interface AtTable {
  readonly ruleset: unknown
  readonly language: Language
  /** In seat order. */
  readonly aliases: readonly string[]
}

/** A seat that has to act, and everything that its agent may know. */
interface AskedSeat<State> {
  /** The name by which this seat's agent knows the match. */
  readonly matchId: string
  readonly turn: Turn
  readonly known: Omit<Known<State>, 'log'>
  readonly table: AtTable
  /** When the answer must be here, ISO 8601. */
  readonly deadline: string
}

/** A call to a seat that was made some time ago. */
interface EarlierCall {
  /** The name by which the agent of this seat knew the match. */
  readonly matchId: string
  readonly seat: Seat
  /** ISO 8601. */
  readonly startedAt: string
  readonly ruleset: unknown
}

/**
 * Everything that the platform needs from a game to deal, play, store and show its matches. Code that hosts any game
 * leaves the types open: states and moves then only go back to the game that made them.
 */
export interface HostedGame<
  Config = unknown,
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly rules: Game<Config, State, Move, Event>
  /**
   * The parts by which its matches are dealt and counted. Absent in a game of a test, whose matches count for nobody and
   * are never ranked.
   */
  readonly kit?: GameKit
  /** How its entries are stored. */
  readonly entry: z.ZodType<Entry<Event>>
  /** Throws for a row that cannot be opened. */
  configOf(dealt: Dealt): Config
  /** The request to an agent that has to act. It never contains anything the agent may not know. */
  requestOf(asked: AskedSeat<State>): TurnRequest
  /**
   * The request of an earlier call, put together again from the log before it. Undefined if nothing was asked then.
   * Absent in a game whose requests are read in the exchange alone.
   */
  requestAgain?(before: readonly Entry<Event>[], call: EarlierCall): AgentRequest | undefined
}

/** The game by its stored name. */
export type HostedGames = Readonly<Record<string, HostedGame>>

/** A match is stored for a game that this platform does not have, or no longer has. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame'
}

export function gameCalled({ games }: { readonly games: HostedGames }, id: string): HostedGame {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (!game) throw new UnknownGame(`there is no game called ${id} here`)
  return game
}

/** A game by the contract of all games, as the platform hosts it. */
function hostedKit(kit: GameKit): HostedGame {
  const { rules, setup, wire } = kit
  // All turns of a match have the same table.
  const rulesets = new WeakMap<AtTable, AnyRuleset>()
  const rulesetOf = (table: AtTable) => {
    const ruleset = rulesets.get(table) ?? setup.ruleset.parse(table.ruleset)
    rulesets.set(table, ruleset)
    return ruleset
  }
  return {
    kit,
    rules,
    entry: entryOf(wire.event),
    configOf: ({ ruleset: stored, language, seed, pair, material = null }) => {
      const ruleset = setup.ruleset.parse(stored)
      return {
        ruleset,
        language,
        // A pair of words that its season dealt is the content of the match.
        material:
          material ?? (pair.length > 0 ? pair : setup.draw(ruleset, language, rngAt(seed, materialAt))),
      }
    },
    requestOf: ({ table, ...asked }) => requestOf({ ...asked, ...table, kit, ruleset: rulesetOf(table) }),
    ...(kit.older && { requestAgain: (before, call) => requestAgain(kit, before, call) }),
  }
}

/** A game that is asked in the older form tells everything again at each turn, so that the log before it is enough. */
function requestAgain(kit: GameKit, before: readonly Entry[], { matchId, seat, ...call }: EarlierCall) {
  const sitting = { game: kit.rules, seats: [seat], seed: '' }
  const known = new MatchInPlay<unknown, unknown, unknown, GameEvent>(sitting, before)
  const turn = known.turns().find((due) => due.seat === seat)
  if (!turn) return undefined
  const { turnLimitMs } = kit.setup.ruleset.parse(call.ruleset)
  const deadline = new Date(Date.parse(call.startedAt) + turnLimitMs).toISOString()
  return olderRequestOf({ kit, matchId, turn, known, deadline })
}

/** The games of the registry as the platform hosts them. */
export const hostedGames: HostedGames = Object.fromEntries(kits.map((kit) => [kit.id, hostedKit(kit)]))
