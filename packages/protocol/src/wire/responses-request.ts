import { z } from 'zod'
import type { ModelSettings } from '../connector/connector-settings.ts'
import type { ChatMessage } from '../strategies/strategy.ts'

/** Thinking counts as output in this API, so the usual limit leaves more room than that of a chat completion. */
const usualLimit = 4_096

const reasoningSettings = z.record(z.string(), z.json())

/**
 * An owner's settings in the form of a request for a response. The model is asked for a summary of its reasoning, unless
 * its server does not give any.
 */
export function responsesParameters(
  { temperature, topP, maxTokens = usualLimit, extra = {} }: ModelSettings = {},
  hasSummary = true,
): Readonly<Record<string, unknown>> {
  const own = reasoningSettings.safeParse(extra['reasoning']).data
  const reasoning = { ...(hasSummary && { summary: 'auto' }), ...own }
  return {
    ...extra,
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(Object.keys(reasoning).length > 0 && { reasoning }),
    max_output_tokens: maxTokens,
  }
}

/** What the model reads, in the form of a request for a response. The server is asked to keep nothing of it. */
export function responsesInput(messages: readonly ChatMessage[]): Readonly<Record<string, unknown>> {
  const [first, ...others] = messages
  const isSystem = first?.role === 'system'
  return {
    ...(isSystem && { instructions: first.content }),
    input: (isSystem ? others : messages).map(({ role, content }) => ({ role, content })),
    store: false,
  }
}
