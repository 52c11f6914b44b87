import { chatUrl, hfRouter, routedModel } from '@wis/protocol'
import type { ChatApi, ModelSettings, Strategy } from '@wis/protocol'
import type { Agent, AnyRequest } from '../agent.ts'
import type { ChatTools } from './chat.ts'
import { createModelAgent } from './model-agent.ts'

export interface HfModel {
  /** `organisation/model`, or `organisation/model:provider`. */
  readonly model: string
  /** The name of an inference provider, or a rule for choosing one. If absent or `auto`, Hugging Face chooses. */
  readonly provider?: string
  readonly token: string
  readonly strategy: Strategy
  readonly settings?: ModelSettings
}

/**
 * A model of the Hugging Face Hub, called through the router of its inference providers. The provider's name follows
 * the model's name, because any other form costs a call to the Hub before each turn. Throws for an invalid name.
 */
export function createHfModelAgent(
  connector: HfModel,
  tools: ChatTools,
  router = hfRouter,
): Agent<AnyRequest> {
  const { model, provider = 'auto', token, strategy, settings } = connector
  const url = chatUrl(router)
  if (url === undefined || !/^[\w.-]+\/[\w.-]+(?::[\w-]+)?$/.test(model) || !/^[\w-]+$/.test(provider)) {
    throw new RangeError('not a model of Hugging Face with one of its providers')
  }
  const asked = {
    url,
    model: routedModel(model, provider),
    token: token.trim(),
    ...(settings && { settings }),
  }
  return createModelAgent(() => Promise.resolve(asked), strategy, tools)
}

export interface OpenAiCompatible {
  /** In any form that `chatUrl` understands. */
  readonly baseUrl: string
  readonly model: string
  /** If absent, chat completions. */
  readonly api?: ChatApi
  readonly key?: string
  readonly strategy: Strategy
  readonly settings?: ModelSettings
}

/** A model behind any API that speaks OpenAI's chat completions or responses. Throws for an invalid base URL. */
export function createOpenAiAgent(connector: OpenAiCompatible, tools: ChatTools): Agent<AnyRequest> {
  const { baseUrl, model, api = 'chat', key, strategy, settings } = connector
  const url = chatUrl(baseUrl, api)
  if (url === undefined) throw new RangeError('not a base URL of an API')
  const asked = { url, model, api, ...(key && { token: key.trim() }), ...(settings && { settings }) }
  return createModelAgent(() => Promise.resolve(asked), strategy, tools)
}
