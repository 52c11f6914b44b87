import type { Entry } from '@wis/engine'
import { inOlderForm } from '../../../contract/in-older-form.ts'
import type { Thinker } from '../../../contract/in-older-form.ts'
import { playHouse } from '../../../contract/play-house.ts'
import type { SpyConfig } from '../../deal.ts'
import { whoIsSpyKit } from '../../kit.ts'
import { spyOlder } from '../../legacy/older.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'
import type { Persona } from '../persona.ts'
import { personaCalled } from '../personas.ts'
import { think } from '../think.ts'

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
  /** The time of an entry with this number, ISO 8601. */
  dated?(seq: number): string
}

/** Plays a whole match at once, without a database or waiting. The same input gives the same log. */
export function simulateMatch({
  matchId,
  seed,
  config,
  players,
  dated = () => '',
}: Simulation): SimulatedMatch {
  const { ruleset, language, pair: material } = config
  const asking = inOlderForm(spyOlder, { matchId, seed }, players.map(thinkerOf))
  const played = playHouse(whoIsSpyKit, { seed, ruleset, language, material, dated, ...asking })
  return { matchId, seed, config, ...played }
}

function thinkerOf(player: Player): Thinker {
  if (typeof player === 'function') return player
  const persona = typeof player === 'string' ? personaCalled(player) : player
  return (asked, seed) => think(persona, asked, seed)
}
