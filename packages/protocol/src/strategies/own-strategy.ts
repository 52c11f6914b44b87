import type { CustomStrategy } from './custom-strategy.ts'
import { stepsOf, stepsWith } from './own-steps.ts'
import type { Strategy } from './strategy.ts'

/** A language without texts uses the texts of the other. */
export function strategyFrom({ id, version, name, texts: { en, zh }, steps }: CustomStrategy): Strategy {
  const english = en ?? zh
  const chinese = zh ?? en
  if (!english || !chinese) throw new RangeError(`the strategy ${id} has no texts`)
  const inSteps = steps && stepsWith(steps)
  return {
    id,
    version,
    name: { en: name, zh: name },
    summary: { en: '', zh: '' },
    texts: { en: english, zh: chinese },
    experiment: false,
    ...(inSteps && { inSteps }),
  }
}

/** An owner's copy of a strategy. */
export function copyOf(strategy: Strategy): CustomStrategy {
  const { id, name, texts } = strategy
  const steps = stepsOf(strategy)
  return {
    id: `my-${id.replaceAll('+', '-')}`,
    version: 1,
    name: name.en,
    basedOn: id,
    texts: { ...texts },
    ...(steps && { steps }),
  }
}
