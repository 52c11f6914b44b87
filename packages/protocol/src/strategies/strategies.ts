import { experiments, withExperiment } from './presets/experiments.ts'
import { plainStrategy } from './presets/plain.ts'
import { reasoningStrategy } from './presets/reasoning.ts'
import { wordGuessStrategy } from './presets/word-guess.ts'
import type { Strategy } from './strategy.ts'

/** The strategies that an owner may choose for any match, ranked ones included. */
export const strategies: readonly Strategy[] = [plainStrategy, reasoningStrategy, wordGuessStrategy]

/** For experiments only: every strategy with every attack and defence added. */
export const experimentStrategies: readonly Strategy[] = strategies.flatMap((strategy) =>
  experiments.map((experiment) => withExperiment(strategy, experiment)),
)

export function findStrategy(id: string): Strategy | undefined {
  return [...strategies, ...experimentStrategies].find((strategy) => strategy.id === id)
}
