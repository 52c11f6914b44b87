import { findStrategy } from './strategies.ts'
import type { StrategyChoice } from './strategy-choice.ts'

/** Strategies with an attack or a defence added, and those of the lab, never play at a ranked table. */
export function isExperiment(strategy: StrategyChoice): boolean {
  if (!('preset' in strategy)) return false
  // A record may name a strategy that is gone.
  return strategy.preset.includes('+') || findStrategy(strategy.preset)?.experiment === true
}
