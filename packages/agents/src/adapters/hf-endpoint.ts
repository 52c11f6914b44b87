import { jsonIn } from '@wis/engine'
import { chatUrl } from '@wis/protocol'
import type { ModelSettings, Strategy } from '@wis/protocol'
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
