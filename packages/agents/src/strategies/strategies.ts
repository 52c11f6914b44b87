import { experiments, withExperiment } from './presets/experiments.ts'
import { plain } from './presets/plain.ts'
import { reasoning } from './presets/reasoning.ts'
import { wordGuess } from './presets/word-guess.ts'
import type { Strategy } from './strategy.ts'

/** The strategies an owner may choose for any match, ranked ones included. */
export const strategies: readonly Strategy[] = [plain, reasoning, wordGuess]

/** For experiments only: every strategy with every attack and defence added. */
export const experimentStrategies: readonly Strategy[] = strategies.flatMap((strategy) =>
  experiments.map((experiment) => withExperiment(strategy, experiment)),
)

export function findStrategy(id: string): Strategy | undefined {
  return [...strategies, ...experimentStrategies].find((strategy) => strategy.id === id)
}
