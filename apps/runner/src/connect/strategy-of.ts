import { customStrategy, findStrategy, strategyFrom } from '@wis/protocol'
import type { Strategy, StrategyChoice } from '@wis/protocol'

/** The strategy that an owner chose or wrote; for an invalid one, a text with the reason. */
export function strategyOf(choice: StrategyChoice): Strategy | string {
  if ('preset' in choice) return findStrategy(choice.preset) ?? `there is no strategy called ${choice.preset}`
  const read = customStrategy.safeParse(choice.custom)
  if (read.success) return strategyFrom(read.data)
  const [issue] = read.error.issues
  return `its prompts cannot be used: ${issue?.message ?? 'they have another form'}`
}
