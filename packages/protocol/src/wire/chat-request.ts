import type { ModelSettings } from '../connector/connector-settings.ts'

/** The address for models of the Hugging Face Hub, whichever provider serves them. */
export const hfRouter = 'https://router.huggingface.co/v1'

/** The field for the most tokens of an answer. Newer models of one maker refuse the older name. */
export type TokenLimitName = 'max_tokens' | 'max_completion_tokens'

/**
 * The name of a model of the Hub as its router expects it. The provider follows the name, unless the router may
 * choose one.
 */
export function routedModel(model: string, provider = 'auto'): string {
  return provider === 'auto' || model.includes(':') ? model : `${model}:${provider}`
}

/** An owner's settings in the form of a request for a chat completion. */
export function chatParameters(
  settings: ModelSettings = {},
  limitName: TokenLimitName = 'max_tokens',
): Readonly<Record<string, unknown>> {
  const { temperature, topP, maxTokens = 1_024, extra } = settings
  return {
    ...extra,
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    [limitName]: maxTokens,
  }
}
