import { z } from 'zod'
import { storedSteps } from '../strategies/custom-strategy.ts'
import { strategyTexts } from '../strategies/strategy-choice.ts'
import type { StrategyChoice } from '../strategies/strategy-choice.ts'
import type { ConnectorSettings } from './connector-settings.ts'
import { connectorKinds } from './kind-traits.ts'

/** The public facts about how an agent is made. Null if it has none or does not say. */
export const publicConnector = z.object({
  kind: z.enum(connectorKinds),
  space: z.string().nullable(),
  model: z.string().nullable(),
  provider: z.string().nullable(),
  strategy: z
    .object({
      /** The strategy's name, or the name of the one it was copied from. */
      id: z.string(),
      custom: z.boolean(),
      /** The owner's own prompts, if they are published. The platform's prompts are public anyway. */
      texts: strategyTexts.nullable(),
      /** Their own words for the calls of a strategy that takes several for a turn, if they are published. */
      steps: storedSteps.optional(),
    })
    .nullable(),
})
export type PublicConnector = z.infer<typeof publicConnector>

/**
 * It never contains an address. It names a Space only if the owner publishes the name, because a Space answers
 * everybody who knows its address, even a rival at the table.
 */
export function publicConnectorOf(settings: ConnectorSettings, published: boolean): PublicConnector {
  const blank = { kind: settings.kind, space: null, model: null, provider: null, strategy: null }
  switch (settings.kind) {
    case 'hf-space':
      return { ...blank, space: published ? settings.space : null }
    case 'hf-model': {
      const { model, provider, strategy } = settings
      return { ...blank, model, provider, strategy: publicStrategy(strategy, published) }
    }
    case 'hf-endpoint':
    case 'openai': {
      const { model = null, strategy } = settings
      return { ...blank, model, strategy: publicStrategy(strategy, published) }
    }
    case 'webhook':
    case 'a2a':
    case 'outbound':
    case 'person':
    case 'house':
      return blank
  }
}

function publicStrategy(strategy: StrategyChoice, published: boolean): PublicConnector['strategy'] {
  if ('preset' in strategy) return { id: strategy.preset, custom: false, texts: null }
  const { id, basedOn, texts, steps } = strategy.custom
  return {
    id: basedOn ?? id,
    custom: true,
    texts: published ? texts : null,
    ...(published && steps && { steps }),
  }
}
