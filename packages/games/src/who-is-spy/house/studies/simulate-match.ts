import type { Entry, Language } from '@wis/engine'
import { rngAt } from '@wis/engine'
import { inOlderForm } from '../../../contract/in-older-form.ts'
import type { Thinker } from '../../../contract/in-older-form.ts'
import { playHouse } from '../../../contract/play-house.ts'
import type { Pair } from '../../../season-words/word-pair.ts'
import type { SpyConfig } from '../../deal.ts'
import { whoIsSpyKit } from '../../kit.ts'
import { spyOlder } from '../../legacy/older.ts'
import { rulesets } from '../../rulesets.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'
import type { Persona } from '../personas.ts'
import { personas, personaCalled } from '../personas.ts'
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

const ruleset = rulesets['wis-2026']

/** The decided matches of house agents with pairs of this pool, and how many of them the spy won. */
export function outsiderWins(
  { language, matches }: { readonly language: Language; readonly matches: number },
  pool: readonly Pair[],
): { readonly won: number; readonly decided: number } {
  const winners = Array.from({ length: matches }, (_, number) => {
    const seed = `spies:${language}:${number}`
    const rng = rngAt(seed, -2)
    const players = rng.shuffle(personas.map(({ slug }) => slug)).slice(0, ruleset.players)
    const config = { ruleset, language, pair: rng.pick(pool) }
    const { log } = simulateMatch({ matchId: seed, seed, config, players })
    return log.flatMap(({ event }) => (event.type === 'match-ended' ? [event.winner] : []))
  }).flat()
  return { won: winners.filter((winner) => winner === 'spy').length, decided: winners.length }
}

/** How often one who knows the pool is right who names, at random, a word that can be dealt beside its own. */
export function guessedPartners(pool: readonly Pair[]): number {
  const partners = new Map<string, number>()
  for (const word of pool.flat()) partners.set(word, (partners.get(word) ?? 0) + 1)
  const words = pool.flat()
  return words.reduce((sum, word) => sum + 1 / (partners.get(word) ?? 1), 0) / words.length
}
