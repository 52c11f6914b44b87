import { findPersona, think } from '@wis/agents'
import type { Persona, Thought } from '@wis/agents'
import { rngAt } from '@wis/engine'
import type { Entry, Turn } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyConfig, SpyEvent, SpyMove, SpyState } from '@wis/games'
import { MatchInPlay } from './match-in-play.ts'

export interface SimulatedMatch {
  readonly matchId: string
  readonly seed: string
  readonly config: SpyConfig
  readonly log: readonly Entry<SpyEvent>[]
  readonly state: SpyState
  /** What each house agent thought, by the number of the entry it led to. */
  readonly thoughts: ReadonlyMap<number, Thought>
}

export interface Simulation {
  readonly matchId: string
  readonly seed: string
  readonly config: SpyConfig
  /** Slugs of house agents in seat order. */
  readonly players: readonly string[]
  /** When the match begins; every entry comes a second after the one before. */
  readonly startedAt: Date
}

/** Plays a whole match of house agents at once: no database, no waiting, the same input gives the same log. */
export function simulateMatch({ matchId, seed, config, players, startedAt }: Simulation): SimulatedMatch {
  const personas = players.map(personaOf)
  const match = new MatchInPlay(matchId, startedAt, players.length)
  const thoughts = new Map<number, Thought>()
  match.record(whoIsSpy.open(config, [...players.keys()], rngAt(seed, 0)))
  for (let turns = whoIsSpy.turns(match.state); turns.length > 0; turns = whoIsSpy.turns(match.state)) {
    for (const turn of turns) {
      const persona = personas[turn.seat]
      if (!persona) throw new RangeError(`nobody sits on seat ${turn.seat}`)
      const thought = think(persona, match.requestFor(turn), seed)
      const at = match.log.length
      const ruling = whoIsSpy.decide(match.state, turn.seat, moveFor(turn, thought), rngAt(seed, at))
      if (!ruling.ok) throw new Error(`seat ${turn.seat}: ${ruling.reason}`)
      thoughts.set(at, thought)
      match.record(ruling.events)
    }
  }
  return { matchId, seed, config, log: match.log, state: match.state, thoughts }
}

function personaOf(slug: string): Persona {
  const persona = findPersona(slug)
  if (!persona) throw new RangeError(`no house agent is called ${slug}`)
  return persona
}

function moveFor({ kind }: Turn, { text }: Thought): SpyMove {
  return kind === 'vote' ? { kind: 'vote', text } : { kind: 'speech', text }
}
