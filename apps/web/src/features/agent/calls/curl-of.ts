import {
  chatParameters,
  chatUrl,
  findStrategy,
  hfRouter,
  messagesFor,
  routedModel,
  strategyFrom,
} from '@wis/protocol'
import type { AgentRequest, ChatMessage, ConnectorSettings, StrategyChoice } from '@wis/protocol'

export type CurlKind = 'webhook' | 'hf-space' | 'model'

/** A command that asks an agent once more what it was asked. Secrets stand in it as variables, never as themselves. */
export interface Curl {
  readonly kind: CurlKind
  readonly command: string
}

/** Undefined for what cannot be asked from outside. */
export function curlOf(connector: ConnectorSettings, request: AgentRequest): Curl | undefined {
  switch (connector.kind) {
    case 'webhook':
      return { kind: 'webhook', command: signed(connector.url, JSON.stringify(request)) }
    case 'hf-space':
      return { kind: 'hf-space', command: interact(request) }
    case 'hf-model': {
      const model = routedModel(connector.model, connector.provider)
      return chat({ ...connector, url: hfRouter, model }, request)
    }
    case 'hf-endpoint':
      return chat({ ...connector, model: connector.model ?? 'tgi' }, request)
    case 'openai':
      return chat({ ...connector, url: connector.baseUrl }, request)
    case 'outbound':
    case 'house':
      return undefined
  }
}

/** What a model was sent; undefined for a strategy that is not known any more. */
export function messagesOf(
  choice: StrategyChoice,
  request: AgentRequest,
): readonly ChatMessage[] | undefined {
  const strategy = 'preset' in choice ? findStrategy(choice.preset) : strategyFrom(choice.custom)
  return strategy && messagesFor(strategy, request)
}

type Asked = Pick<Extract<ConnectorSettings, { kind: 'openai' }>, 'strategy' | 'settings' | 'model'> & {
  readonly url: string
}

function chat({ url, model, strategy, settings }: Asked, request: AgentRequest): Curl | undefined {
  const address = chatUrl(url)
  const messages = messagesOf(strategy, request)
  if (address === undefined || !messages) return undefined
  const body = JSON.stringify({ ...chatParameters(settings), model, messages, stream: false })
  const command = post(quoted(address), body, [`-H "Authorization: Bearer $API_KEY"`])
  return { kind: 'model', command }
}

function interact({ turn: { kind, round }, candidates = [] }: AgentRequest): string {
  const body =
    kind === 'vote' ? { status: kind, round, message: candidates.join(',') } : { status: 'round', round }
  const token = '${HF_TOKEN:+-H "Authorization: Bearer $HF_TOKEN"}'
  return post('"$SPACE_URL/agent/interact"', JSON.stringify(body), [token])
}

/** Signed anew with the reader's own secret: a signature of then would be too old by now. */
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

/** As one word of a shell, whatever is in it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
