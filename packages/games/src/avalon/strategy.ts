import type { KitStrategy, StrategyStep } from '../contract/kit-strategy.ts'
import { texts } from './content/generated/texts.ts'

function step(id: string, fields: readonly string[]): StrategyStep {
  const { name, ask, then } = texts.of(id, 'name', 'ask', 'then')
  return { id, name, fields, ask: { en: `${ask.en}\n${then.en}`, zh: `${ask.zh}\n${then.zh}` } }
}
const speaks = ['thinking', 'team', 'say']

/**
 * The way of the study InterIntent: six calls for whatever is said to the table. Its prompts are written for this
 * platform.
 */
export const interintent: KitStrategy = {
  id: 'interintent',
  version: 1,
  ...texts.of('strategy', 'name', 'summary'),
  turns: ['propose', 'discuss', 'settle'],
  steps: [
    step('first-order', ['guesses']),
    step('intentions', ['intentions']),
    { ...step('draft', speaks), keeps: { field: 'say', note: 'draft' } },
    step('second-order', ['expects']),
    step('modification', ['intentions']),
    step('speech', speaks),
  ],
}
