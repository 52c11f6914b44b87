import type { StrategyChoice } from './strategy-choice.ts'

/** Strategies with an attack or a defence added are for trying out: never at a ranked table. */
export function isExperiment(strategy: StrategyChoice): boolean {
  return 'preset' in strategy && strategy.preset.includes('+')
}
