import { jsonIn } from '@wis/engine'
import {
  chatParameters,
  chatUrl,
  findStrategy,
  hfRouter,
  messagesFor,
  responsesInput,
  responsesParameters,
  routedModel,
  strategyFrom,
} from '@wis/protocol'
import type { AgentRequest, ChatApi, ConnectorSettings } from '@wis/protocol'
import { z } from 'zod'

export type CurlKind = 'webhook' | 'hf-space' | 'model'

/** A command that repeats a request to an agent. Secrets appear in it only as variables. */
export interface Curl {
  readonly kind: CurlKind
  readonly command: string
}

/** Undefined if the agent cannot be reached from outside. The body is the one that was sent. */
export function curlOf(connector: ConnectorSettings, body: string): Curl | undefined {
  switch (connector.kind) {
    case 'webhook':
      return { kind: 'webhook', command: signed(connector.url, body) }
    case 'hf-space':
      return { kind: 'hf-space', command: interact(body) }
    case 'hf-model':
      return chat(hfRouter, body)
    case 'hf-endpoint':
      return chat(connector.url, body)
    case 'openai':
      return chat(connector.baseUrl, body, connector.api)
    // Its card says where its messages go.
    case 'a2a':
    case 'outbound':
    case 'person':
    case 'house':
      return undefined
  }
}

/**
 * The request for a turn of an agent of this kind, put together again, for calls without a stored request. Undefined
 * if nothing is sent to such an agent, or its strategy is no longer known.
 */
export function bodyFor(connector: ConnectorSettings, request: AgentRequest): string | undefined {
  switch (connector.kind) {
    case 'webhook':
    case 'outbound':
    case 'person':
      return JSON.stringify(request)
    case 'hf-space':
      return interactBody(request)
    case 'hf-model':
      return chatBody(connector, routedModel(connector.model, connector.provider), request)
    case 'hf-endpoint':
      return chatBody(connector, connector.model ?? 'tgi', request)
    case 'openai':
      return chatBody(connector, connector.model, request, connector.api)
    case 'a2a':
    case 'house':
      return undefined
  }
}

const chatMessages = z.array(z.looseObject({ role: z.string(), content: z.string() })).min(1)
const chatRequest = z.union([
  z.looseObject({ messages: chatMessages }).transform(({ messages }) => messages),
  z
    .looseObject({ instructions: z.string().optional(), input: chatMessages })
    .transform(({ instructions: content, input }) =>
      content === undefined ? input : [{ role: 'system', content }, ...input],
    ),
])

/** The messages in the body of a request to a model; undefined for any other body. */
export function messagesIn(body: string): z.infer<typeof chatMessages> | undefined {
  return chatRequest.safeParse(jsonIn(body)).data
}

type Asked = Pick<Extract<ConnectorSettings, { kind: 'openai' }>, 'strategy' | 'settings'>

function chatBody(
  { strategy: choice, settings }: Asked,
  model: string,
  request: AgentRequest,
  api: ChatApi = 'chat',
) {
  const strategy = 'preset' in choice ? findStrategy(choice.preset) : strategyFrom(choice.custom)
  if (!strategy) return undefined
  const messages = messagesFor(strategy, request)
  if (api === 'responses') {
    return JSON.stringify({
      ...responsesParameters(settings),
      model,
      ...responsesInput(messages),
      stream: false,
    })
  }
  return JSON.stringify({ ...chatParameters(settings), model, messages, stream: false })
}

function chat(url: string, body: string, api?: ChatApi): Curl | undefined {
  const address = chatUrl(url, api)
  if (address === undefined) return undefined
  const command = post(quoted(address), body, [`-H "Authorization: Bearer $API_KEY"`])
  return { kind: 'model', command }
}

function interactBody({ turn: { kind, round }, candidates = [] }: AgentRequest): string {
  return JSON.stringify(
    kind === 'vote' ? { status: kind, round, message: candidates.join(',') } : { status: 'round', round },
  )
}

function interact(body: string): string {
  const token = '${HF_TOKEN:+-H "Authorization: Bearer $HF_TOKEN"}'
  return post('"$SPACE_URL/agent/interact"', body, [token])
}

/** Signed again with the reader's own secret, because the original signature has expired. */
function signed(url: string, body: string): string {
  const signature = '"X-Wis-Signature: t=$time,v1=$signature"'
  return [
    `body=${quoted(body)}`,
    'time=$(date +%s)',
    `signature=$(printf '%s.%s' "$time" "$body" | openssl dgst -sha256 -hmac "$WIS_SECRET" -hex | sed 's/^.* //')`,
    `curl ${quoted(url)} -H 'Content-Type: application/json' -H ${signature} --data-raw "$body"`,
  ].join('\n')
}

function post(address: string, body: string, headers: readonly string[]): string {
  return [
    `curl ${address}`,
    `-H 'Content-Type: application/json'`,
    ...headers,
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ')
}

/** Quotes any text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
