import { rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import type { Pair } from '../../../season-words/word-order.ts'
import { rulesets } from '../../rulesets.ts'
import { houseAgents } from '../personas.ts'
import { simulateMatch } from './simulate-match.ts'

const ruleset = rulesets['wis-2026']

/** The decided matches of house agents with pairs of this pool, and how many of them the spy won. */
export function outsiderWins(
  { language, matches }: { readonly language: Language; readonly matches: number },
  pool: readonly Pair[],
): { readonly won: number; readonly decided: number } {
  const winners = Array.from({ length: matches }, (_, number) => {
    const seed = `spies:${language}:${number}`
    const rng = rngAt(seed, -2)
    const players = rng.shuffle(houseAgents.map(({ slug }) => slug)).slice(0, ruleset.players)
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
