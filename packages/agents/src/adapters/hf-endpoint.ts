import { jsonIn } from '@wis/engine'
import { chatUrl, hfRouter, routedModel } from '@wis/protocol'
import type { ChatApi, ModelSettings, Strategy } from '@wis/protocol'
import { z } from 'zod'
import type { Agent, AnyRequest } from '../agent.ts'
import type { OutgoingCall } from '../egress/fetch-outcome.ts'
import { clockOf } from './chat.ts'
import type { ChatModel, ChatTools } from './chat.ts'
import { createModelAgent } from './model-agent.ts'
import type { FindModel } from './model-agent.ts'

export interface HfEndpoint {
  readonly url: string
  readonly token?: string
  /** The endpoint's name for its model. If absent, the endpoint is asked for it. */
  readonly model?: string
  readonly strategy: Strategy
  readonly settings?: ModelSettings
}

const wakingMs = 5_000
const longestLookupMs = 3_000
/** Endpoints that serve one model take any name. This is the name they expect. */
const anyModel = 'tgi'

/** A dedicated endpoint. `prepare` wakes it if it sleeps, and waits for it. Throws for an unusable URL. */
export function createHfEndpointAgent(connector: HfEndpoint, tools: ChatTools): Agent<AnyRequest> {
  const { token, strategy, settings } = connector
  const url = chatUrl(connector.url)
  if (url === undefined) throw new RangeError('not the URL of an endpoint')
  const place = { url, sleeps: true, ...(token && { token: token.trim() }), ...(settings && { settings }) }
  const clock = clockOf(tools)
  let name = connector.model
  const find: FindModel = async ({ deadline, signal }) => {
    const timeoutMs = Math.min(longestLookupMs, (deadline - clock.now().getTime()) / 3)
    name ??= await servedModel(place, tools, { timeoutMs: Math.max(1, timeoutMs), signal })
    return { ...place, model: name ?? anyModel }
  }
  const agent = createModelAgent(find, strategy, tools)
  return {
    ...agent,
    prepare: async (signal) => {
      for (;;) {
        const readiness = await agent.prepare(signal)
        if (readiness.ready || signal.aborted) return readiness
        // The endpoint may have woken after the question for its model's name. Then the turn asked for a wrong name.
        const wasUnnamed = name === undefined
        if (wasUnnamed) await find({ deadline: Number.POSITIVE_INFINITY, signal })
        if (readiness.verdict === 'asleep') await clock.pause(wakingMs, signal)
        else if (!wasUnnamed || name === undefined) return readiness
      }
    },
  }
}

const models = z.object({ data: z.array(z.object({ id: z.string().min(1) })).min(1) })

/** Undefined while the endpoint cannot name its model. */
async function servedModel(
  { url, token }: Pick<ChatModel, 'url' | 'token'>,
  { fetch }: ChatTools,
  time: Pick<OutgoingCall, 'timeoutMs' | 'signal'>,
): Promise<string | undefined> {
  const list = url.replace(/\/chat\/completions(?=$|\?)/, '/models')
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const outcome = await fetch({ ...time, url: list, headers, redirect: 'none' })
  if (!outcome.ok || outcome.status >= 500) return undefined
  return models.safeParse(jsonIn(outcome.text)).data?.data[0]?.id ?? anyModel
}

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
