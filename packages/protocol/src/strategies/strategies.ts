import { kits } from '@wis/games'
import {
  plainStrategy,
  reasoningStrategy,
  studiedStrategies,
  wordGuessStrategy,
} from '../legacy/strategies.ts'
import { experiments, withExperiment } from './experiments.ts'
import type { ChatMessage, Strategy } from './strategy.ts'

/** The strategies that an owner may choose for any match, ranked ones included. */
export const strategies: readonly Strategy[] = [plainStrategy, reasoningStrategy, wordGuessStrategy]

/** The strategies that games bring themselves. In other games than these they ask straight out. */
export const kitStrategies: readonly Strategy[] = mergedById(
  kits.flatMap(({ id: game, strategies: own = [] }) =>
    own.map(({ turns, steps, minds, ...about }) => ({
      ...about,
      texts: plainStrategy.texts,
      experiment: false,
      inSteps: [{ game, turns, steps, ...(minds && { minds }) }],
    })),
  ),
)

/** Strategies of several games with the same id are one. */
function mergedById(all: readonly (Strategy & Required<Pick<Strategy, 'inSteps'>>)[]): readonly Strategy[] {
  const ids = [...new Set(all.map(({ id }) => id))]
  return ids.flatMap((id) => {
    const same = all.filter((one) => one.id === id)
    const [first] = same
    return first ? [{ ...first, inSteps: same.flatMap(({ inSteps }) => inSteps) }] : []
  })
}

/** For experiments only: every strategy with every attack and defence added. */
export const experimentStrategies: readonly Strategy[] = strategies.flatMap((strategy) =>
  experiments.map((experiment) => withExperiment(strategy, experiment)),
)

/** Strategies that conditions of the lab put in place of a model's own. */
export const labStrategies: readonly Strategy[] = studiedStrategies

export function findStrategy(id: string): Strategy | undefined {
  const all = [...strategies, ...kitStrategies, ...experimentStrategies, ...labStrategies]
  return all.find((strategy) => strategy.id === id)
}

/** The messages of a call with further instructions, which stand after all others. */
export function withInstructions(
  messages: readonly ChatMessage[],
  instructions: string | undefined,
): readonly ChatMessage[] {
  if (instructions === undefined) return messages
  const first = messages.findIndex(({ role }) => role === 'system')
  if (first < 0) return [{ role: 'system', content: instructions }, ...messages]
  return messages.map((message, at) =>
    at === first ? { ...message, content: `${message.content}\n\n${instructions}` } : message,
  )
}
