import type { Entry } from '@wis/engine'
import { personaCalled, playHouse, spyOlder, think, whoIsSpyKit } from '@wis/games'
import type { Persona, SpyConfig, SpyEvent, SpyState } from '@wis/games'
import { inOlderForm } from '../in-older-form.ts'
import type { Thinker } from '../in-older-form.ts'

export interface SimulatedMatch {
  readonly matchId: string
  readonly seed: string
  readonly config: SpyConfig
  readonly log: readonly Entry<SpyEvent>[]
  readonly state: SpyState
}

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
  const { ruleset, language, pair: material } = config
  const begin = startedAt.getTime()
  const dated = (seq: number) => new Date(begin + seq * 1000).toISOString()
  const asking = inOlderForm(spyOlder, { matchId, seed }, players.map(thinkerOf))
  const played = playHouse(whoIsSpyKit, { seed, ruleset, language, material, dated, ...asking })
  return { matchId, seed, config, ...played }
}

function thinkerOf(player: Player): Thinker {
  if (typeof player === 'function') return player
  const persona = typeof player === 'string' ? personaCalled(player) : player
  return (asked, seed) => think(persona, asked, seed)
}
