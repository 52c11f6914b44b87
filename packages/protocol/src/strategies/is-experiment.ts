import type { StrategyChoice } from './strategy-choice.ts'

/** Strategies with an attack or a defence added are experiments, and never play at a ranked table. */
export function isExperiment(strategy: StrategyChoice): boolean {
  return 'preset' in strategy && strategy.preset.includes('+')
}
