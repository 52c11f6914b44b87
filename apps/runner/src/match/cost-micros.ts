import { priceOf } from '@wis/agents'
import { storedConnector } from '@wis/db/agents'

export interface Priced {
  readonly kind: string
  readonly settings: unknown
  /** The owner's prices, in US dollars for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number } | null
}

interface Used {
  readonly inputTokens?: number
  readonly outputTokens?: number
}

const most = 2_000_000_000

/**
 * The cost of an agent's tokens in millionths of a US dollar: by its owner's prices, or else by the known prices of its
 * model. Undefined if neither is known, or if the agent does not report its tokens.
 */
export function costMicros(agent: Priced, { inputTokens, outputTokens }: Used): number | undefined {
  if (inputTokens === undefined || outputTokens === undefined) return undefined
  const connector = storedConnector(agent.kind, agent.settings)
  const model = connector && 'model' in connector ? connector.model : undefined
  const price = agent.prices ?? (model === undefined ? undefined : priceOf(model))
  // A dollar for a million tokens is a millionth of a dollar for one.
  return price && Math.min(most, Math.ceil(inputTokens * price.input + outputTokens * price.output))
}
