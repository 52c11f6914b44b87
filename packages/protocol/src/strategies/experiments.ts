import type { InBoth } from '@wis/engine'
import type { Language } from '@wis/games'
import { says } from './content/generated/told.ts'
import type { Strategy } from './strategy.ts'

/**
 * An addition to a strategy, to observe its effect. An attack goes out at the end of every speech, and a defence
 * stands at the end of the instructions. For experiments only.
 */
export interface StrategyExperiment {
  readonly id: string
  readonly version: number
  readonly kind: 'attack' | 'defence'
  readonly experiment: true
  readonly name: InBoth<string>
  readonly text: InBoth<string>
}

const experimentOf = (id: keyof typeof says, kind: StrategyExperiment['kind']): StrategyExperiment => ({
  id,
  version: 1,
  kind,
  experiment: true,
  ...says[id],
})

export const experiments: readonly StrategyExperiment[] = [
  experimentOf('attack-immunity', 'attack'),
  experimentOf('attack-abstain', 'attack'),
  experimentOf('attack-disclose', 'attack'),
  experimentOf('defence-wording', 'defence'),
]

/** A strategy with an experiment added. It may never play at a ranked table. */
export function withExperiment(strategy: Strategy, experiment: StrategyExperiment): Strategy {
  const added: Strategy = {
    ...strategy,
    id: `${strategy.id}+${experiment.id}`,
    name: both((language) => `${strategy.name[language]} + ${experiment.name[language]}`),
    experiment: true,
  }
  if (experiment.kind === 'attack') return { ...added, postscript: experiment.text }
  return {
    ...added,
    texts: both((language) => {
      const texts = strategy.texts[language]
      return { ...texts, system: `${texts.system}\n\n${experiment.text[language]}`.trim() }
    }),
  }
}

function both<Value>(make: (language: Language) => Value): InBoth<Value> {
  return { en: make('en'), zh: make('zh') }
}
