import { ablations } from './presets/ablations.ts'
import { experiments, withExperiment } from './presets/experiments.ts'
import { plainStrategy } from './presets/plain.ts'
import { reasoningStrategy } from './presets/reasoning.ts'
import { reasonsAloudStrategy } from './presets/reasons-aloud.ts'
import { wordGuessStrategy } from './presets/word-guess.ts'
import type { Strategy } from './strategy.ts'

/** The strategies that an owner may choose for any match, ranked ones included. */
export const strategies: readonly Strategy[] = [plainStrategy, reasoningStrategy, wordGuessStrategy]

/** For experiments only: every strategy with every attack and defence added. */
export const experimentStrategies: readonly Strategy[] = strategies.flatMap((strategy) =>
  experiments.map((experiment) => withExperiment(strategy, experiment)),
)

/** Strategies that conditions of the lab put in place of a model's own. */
export const labStrategies: readonly Strategy[] = [reasonsAloudStrategy, ...ablations]

export function findStrategy(id: string): Strategy | undefined {
  return [...strategies, ...experimentStrategies, ...labStrategies].find((strategy) => strategy.id === id)
}
