import { findPersona, think } from '@wis/agents'
import type { Thought } from '@wis/agents'
import { advance, rngAt } from '@wis/engine'
import type { Entry, Turn } from '@wis/engine'
import { brief, whoIsSpy } from '@wis/games'
import type { SpyConfig, SpyEvent, SpyState } from '@wis/games'

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
export function simulateMatch(simulation: Simulation): SimulatedMatch {
  const { matchId, seed, config, players, startedAt } = simulation
  const log: Entry<SpyEvent>[] = []
  const thoughts = new Map<number, Thought>()
  let state = whoIsSpy.blank
  const record = (events: readonly Entry<SpyEvent>['event'][]) => {
    for (const event of events) {
      const entry = {
        seq: log.length,
        at: new Date(startedAt.getTime() + log.length * 1000).toISOString(),
        event,
      }
      log.push(entry)
      state = advance(whoIsSpy, state, entry)
    }
  }

  record(whoIsSpy.open(config, [...players.keys()], rngAt(seed, 0)))
  for (let turns = whoIsSpy.turns(state); turns.length > 0; turns = whoIsSpy.turns(state)) {
    const heard = [...log]
    for (const turn of turns) {
      const thought = thoughtOf(simulation, turn, heard)
      const move = {
        kind: turn.kind === 'vote' ? ('vote' as const) : ('speech' as const),
        text: thought.text,
      }
      const ruling = whoIsSpy.decide(state, turn.seat, move, rngAt(seed, log.length))
      if (!ruling.ok) throw new Error(`seat ${turn.seat}: ${ruling.reason}`)
      thoughts.set(log.length, thought)
      record(ruling.events)
    }
  }
  return { matchId, seed, config, log, state, thoughts }
}

function thoughtOf(
  { matchId, seed, players }: Simulation,
  turn: Turn,
  log: readonly Entry<SpyEvent>[],
): Thought {
  const persona = findPersona(players[turn.seat] ?? '')
  const briefing = brief(log, turn.seat)
  if (!persona || !briefing) throw new RangeError(`seat ${turn.seat} cannot be asked: ${players[turn.seat]}`)
  const request = {
    protocol: 'wis/1' as const,
    matchId,
    game: whoIsSpy.id,
    seat: turn.seat,
    ...briefing,
    turn: { ...briefing.turn, deadline: '' },
    history: briefing.history.map(({ seq, at, event }) => ({ seq, at, event: { ...event } })),
  }
  return think(persona, request, seed)
}
