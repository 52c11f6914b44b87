import type { ModelSettings } from '../connector/model-settings.ts'

/** Where models of the Hugging Face Hub are asked, whoever provides them. */
export const hfRouter = 'https://router.huggingface.co/v1'

/** What the most tokens of an answer are called: newer models of one maker refuse the older name. */
export type TokenLimitName = 'max_tokens' | 'max_completion_tokens'

/** The name of a model of the Hub as its router wants it: the provider stands behind it, unless it may choose. */
export function routedModel(model: string, provider = 'auto'): string {
  return provider === 'auto' || model.includes(':') ? model : `${model}:${provider}`
}

/** An owner's settings as they go into a request for a chat completion. */
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
