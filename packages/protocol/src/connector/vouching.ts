import { chatUrl } from './chat-url.ts'
import type { ConnectorSettings, ModelSettings } from './connector-settings.ts'
import { traitsOf } from './kind-traits.ts'

/** Why the platform vouches that each seat of an agent decides by its own view, or why it cannot. */
export const vouchingReasons = [
  /** It answers inside the platform, which gives it the view of one seat for each answer. */
  'in-process',
  /** The platform writes each request and sends it to a provider that no owner runs and that keeps nothing. */
  'asked-by-platform',
  /** The owner's program answers. It may keep what one seat sees and use it for another. */
  'own-program',
  /** The owner runs the machine behind the endpoint. */
  'own-machine',
  /** The owner chose the address, so a program of the owner's may answer there. */
  'own-address',
  /** The owner adds request options that may let the provider search, call or remember. */
  'own-options',
  /** Its settings have a form that is no longer supported. */
  'unknown',
] as const
export type VouchingReason = (typeof vouchingReasons)[number]

export interface Vouching {
  readonly vouched: boolean
  readonly because: VouchingReason
}

/**
 * Where providers that no owner runs answer chat completions without state. A broker that forwards to an address of
 * its customer does not belong here, nor a path at which customers' own applications answer.
 */
const statelessAddresses = new Set([
  'https://api.anthropic.com/v1/chat/completions',
  'https://api.deepseek.com/chat/completions',
  'https://api.deepseek.com/v1/chat/completions',
  'https://api.mistral.ai/v1/chat/completions',
  'https://api.moonshot.cn/v1/chat/completions',
  'https://api.openai.com/v1/chat/completions',
  'https://api.x.ai/v1/chat/completions',
  'https://dashscope.aliyuncs.com/compatible-mode/v1/chat/completions',
  'https://generativelanguage.googleapis.com/v1beta/openai/chat/completions',
  'https://open.bigmodel.cn/api/paas/v4/chat/completions',
  'https://router.huggingface.co/v1/chat/completions',
])

/** Request options that change how a model writes, and nothing else. */
const writingOptions = new Set([
  ...['seed', 'stop', 'top_k', 'min_p', 'top_a', 'typical_p', 'temperature', 'top_p'],
  ...[
    'frequency_penalty',
    'presence_penalty',
    'repetition_penalty',
    'logit_bias',
    'logprobs',
    'top_logprobs',
  ],
  ...['max_tokens', 'max_completion_tokens', 'reasoning_effort', 'verbosity', 'response_format'],
  ...['thinking', 'thinking_budget', 'enable_thinking', 'chat_template_kwargs'],
])

/** A model with a search of its own can read, and so be told, what another seat had looked up. */
const searches = /search|deep-?research|:online/i

/**
 * Whether the platform vouches that each seat of an agent with these settings decides by its own view alone. It
 * vouches only where no program of the owner can come between its requests and the answers.
 */
export function vouchingOf(kind: string, settings: ConnectorSettings | undefined): Vouching {
  if (traitsOf(kind).answersInProcess) return { vouched: true, because: 'in-process' }
  if (!settings) return not('unknown')
  switch (settings.kind) {
    case 'hf-space':
    case 'webhook':
    case 'a2a':
    case 'outbound':
      return not('own-program')
    case 'hf-endpoint':
      return not('own-machine')
    case 'openai':
      return isStateless(settings.baseUrl) ? ofModel(settings) : not('own-address')
    case 'hf-model':
      return ofModel(settings)
    case 'person':
    case 'house':
      return not('unknown')
  }
}

function ofModel({
  model,
  settings = {},
}: {
  model: string
  settings?: ModelSettings | undefined
}): Vouching {
  const isPlain = Object.keys(settings.extra ?? {}).every((name) => writingOptions.has(name))
  return isPlain && !searches.test(model)
    ? { vouched: true, because: 'asked-by-platform' }
    : not('own-options')
}

const not = (because: VouchingReason): Vouching => ({ vouched: false, because })

function isStateless(baseUrl: string): boolean {
  const url = chatUrl(baseUrl)
  return url !== undefined && statelessAddresses.has(url)
}
