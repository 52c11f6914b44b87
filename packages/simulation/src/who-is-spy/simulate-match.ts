import { MatchInPlay } from '@wis/engine'
import type { Entry, Known, Turn } from '@wis/engine'
import { briefTurn, findPersona, think, whoIsSpy } from '@wis/games'
import type { Persona, SpyConfig, SpyEvent, SpyState, Thought } from '@wis/games'
import { requestOf } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'

export interface SimulatedMatch {
  readonly matchId: string
  readonly seed: string
  readonly config: SpyConfig
  readonly log: readonly Entry<SpyEvent>[]
  readonly state: SpyState
  /** The thoughts of each seat, by the number of the entry they led to. */
  readonly thoughts: ReadonlyMap<number, Thought>
}

/** Answers a turn. The same request and seed lead to the same thought. */
export type Thinker = (request: AgentRequest, seed: string) => Thought

export type Player = string | Persona | Thinker

export interface Simulation {
  readonly matchId: string
  readonly seed: string
  readonly config: SpyConfig
  /** In seat order: slugs of house agents, personas with any other numbers, or another thinker for a seat. */
  readonly players: readonly Player[]
  /** When the match begins. Every entry comes a second after the one before. */
  readonly startedAt: Date
}

/** Plays a whole match at once, without a database or waiting. The same input gives the same log. */
export function simulateMatch({ matchId, seed, config, players, startedAt }: Simulation): SimulatedMatch {
  const thinkers = players.map(thinkerOf)
  const match = new MatchInPlay({ game: whoIsSpy, seats: [...players.keys()], seed })
  const thoughts = new Map<number, Thought>()
  const begin = startedAt.getTime()
  const dated = (seq: number) => new Date(begin + seq * 1000).toISOString()
  match.open(config, dated)
  for (let [turn] = match.turns(); turn; [turn] = match.turns()) {
    const answer = thinkers[turn.seat]
    if (!answer) throw new RangeError(`nobody sits on seat ${turn.seat}`)
    const deadline = new Date(begin + match.log.length * 1000 + turn.limitMs).toISOString()
    const thought = answer(requestFor({ matchId, known: match, turn, deadline }), seed)
    thoughts.set(match.log.length, thought)
    match.rule(turn, whoIsSpy.readMove(match.state, turn, thought.text), dated)
  }
  return { matchId, seed, config, log: match.log, state: match.state, thoughts }
}

interface Asked {
  readonly matchId: string
  readonly known: Known<SpyState>
  readonly turn: Turn
  readonly deadline: string
}

function requestFor({ matchId, known, turn, deadline }: Asked): AgentRequest {
  const briefing = briefTurn(known.state, turn, known.historyOf(turn.seat))
  return requestOf({ matchId, game: whoIsSpy.id, seat: turn.seat, briefing, deadline })
}

function thinkerOf(player: Player): Thinker {
  if (typeof player === 'function') return player
  const persona = typeof player === 'string' ? findPersona(player) : player
  if (!persona) throw new RangeError(`no house agent is called ${String(player)}`)
  return (request, seed) => think(persona, request, seed)
}
