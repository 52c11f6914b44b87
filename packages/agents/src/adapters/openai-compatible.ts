import { chatUrl } from '@wis/protocol'
import type { ModelSettings, Strategy } from '@wis/protocol'
import type { Agent, AnyRequest } from '../agent.ts'
import type { ChatTools } from './chat.ts'
import { createModelAgent } from './model-agent.ts'

export interface OpenAiCompatible {
  /** In any form that `chatUrl` understands. */
  readonly baseUrl: string
  readonly model: string
  readonly key?: string
  readonly strategy: Strategy
  readonly settings?: ModelSettings
}

/** A model behind any API that speaks OpenAI's chat completions. Throws for an invalid base URL. */
export function createOpenAiAgent(connector: OpenAiCompatible, tools: ChatTools): Agent<AnyRequest> {
  const { baseUrl, model, key, strategy, settings } = connector
  const url = chatUrl(baseUrl)
  if (url === undefined) throw new RangeError('not a base URL of an API')
  const asked = { url, model, ...(key && { token: key.trim() }), ...(settings && { settings }) }
  return createModelAgent(() => Promise.resolve(asked), strategy, tools)
}
