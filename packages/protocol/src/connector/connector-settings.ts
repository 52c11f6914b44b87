import { z } from 'zod'
import { strategyChoice, strategyWish } from '../strategies/strategy-choice.ts'
import { chatApis } from './chat-url.ts'
import type { ConnectorKind } from './kind-traits.ts'

/** Fields that the platform sets itself, and fields that would change the destination of a request. */
const reserved = new Set([
  ...['model', 'messages', 'stream', 'stream_options', 'n', 'tools', 'tool_choice'],
  ...['accessToken', 'endpointUrl', 'provider', 'urlTransform'],
])

/**
 * An owner's settings for asking a model. `extra` goes into the request unchanged, for options that only one server
 * knows.
 */
export const modelSettings = z.strictObject({
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().gt(0).max(1).optional(),
  maxTokens: z.int().min(1).max(8_192).optional(),
  extra: z
    .record(
      z
        .string()
        .max(64)
        .refine((name) => !reserved.has(name), 'cannot be set here'),
      z.json(),
    )
    .refine((extra) => JSON.stringify(extra).length <= 4_000, 'at most 4,000 characters')
    .optional(),
})
export type ModelSettings = z.infer<typeof modelSettings>

const repositoryName = /^[A-Za-z0-9][\w.-]{0,95}\/[A-Za-z0-9][\w.-]{0,95}$/

/** Whether a text is the name of a repository of the Hub. It can then stand in an address. */
export const isRepositoryName = (text: string) => repositoryName.test(text)

const repository = z
  .string()
  .trim()
  .regex(repositoryName, {
    error: ({ input }) =>
      /:\/\//.test(String(input))
        ? 'not owner/name. A server of your own has the kind webhook or a2a; on a machine without a public address, outbound'
        : 'not owner/name',
  })

/** An address that can be called and contains no secret. */
export const httpUrl = z
  .string()
  .trim()
  .max(500)
  .pipe(z.url({ protocol: /^https?$/, error: 'not a complete http:// or https:// address' }))
  .refine(
    (text) => !URL.canParse(text) || new URL(text).username === '',
    'remove the name and password from the address',
  )

const modelName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\s\p{C}]+$/u, 'contains a space or an invisible character')

const asked = { strategy: strategyChoice, settings: modelSettings.optional() }

const hfSpace = z.strictObject({ kind: z.literal('hf-space'), space: repository })
const hfModel = z.strictObject({
  kind: z.literal('hf-model'),
  model: repository,
  /** A provider's name; `auto` leaves the choice to Hugging Face. */
  provider: z
    .string()
    .trim()
    .max(60)
    .regex(/^[\w-]+$/, 'not the name of a provider')
    .default('auto'),
  ...asked,
})
const hfEndpoint = z.strictObject({
  kind: z.literal('hf-endpoint'),
  url: httpUrl,
  /** The endpoint's name for its model. If absent, the endpoint is asked for it. */
  model: modelName.optional(),
  ...asked,
})
const openai = z.strictObject({
  kind: z.literal('openai'),
  baseUrl: httpUrl,
  model: modelName,
  /** The API that its server speaks. If absent, chat completions. */
  api: z.enum(chatApis).optional(),
  ...asked,
})
const webhook = z.strictObject({ kind: z.literal('webhook'), url: httpUrl })
/** The agent speaks A2A. The address is that of its card, or of its server. */
const a2a = z.strictObject({ kind: z.literal('a2a'), url: httpUrl })
/** The agent dials in by itself with its owner's token, so there is nothing to set. */
const outbound = z.strictObject({ kind: z.literal('outbound') })
/** A person answers in a browser, so there is nothing to set. */
const person = z.strictObject({ kind: z.literal('person') })
const house = z.strictObject({ kind: z.literal('house'), persona: z.string().max(64) })

/** How an agent is reached, without its secret. It is stored with a version and never changes there. */
export const connectorSettings = z.discriminatedUnion('kind', [
  hfSpace,
  hfModel,
  hfEndpoint,
  openai,
  webhook,
  a2a,
  outbound,
  person,
  house,
])
export type ConnectorSettings = z.infer<typeof connectorSettings>

/** A token, a key or a shared secret: one line, so that it fits into a header. */
export const tokenText = z
  .string()
  .trim()
  .min(1)
  .max(4_096)
  .regex(/^[\x21-\x7e]+$/, 'contains a space or a character that cannot be sent')

/** The secret that signs for a webhook is chosen by its owner, who might choose a short one. */
export const shortestToken = (kind: ConnectorKind) => (kind === 'webhook' ? 16 : 1)

const tokenGiven = { token: tokenText.optional() }
const modelGiven = { ...tokenGiven, strategy: strategyWish }

/** An owner's input: the settings, and the secret for the place if it is not stored yet. */
export const newConnector = z.discriminatedUnion('kind', [
  hfSpace.extend(tokenGiven),
  hfModel.extend(modelGiven),
  hfEndpoint.extend(modelGiven),
  openai.extend(modelGiven),
  webhook.extend({
    token: tokenText.pipe(z.string().min(shortestToken('webhook'), 'at least 16 characters')).optional(),
  }),
  a2a.extend(tokenGiven),
  outbound,
])
export type NewConnector = z.infer<typeof newConnector>

const tokenKept = {
  hasToken: z.boolean(),
  /** Until then the token that was replaced is valid too. Absent if only the newest is. */
  earlierTokenUntil: z.iso.datetime().optional(),
}

export const connectorView = z.discriminatedUnion('kind', [
  hfSpace.extend(tokenKept),
  hfModel.extend(tokenKept),
  hfEndpoint.extend(tokenKept),
  openai.extend(tokenKept),
  webhook.extend(tokenKept),
  a2a.extend(tokenKept),
  outbound.extend(tokenKept),
  person.extend(tokenKept),
  house.extend(tokenKept),
])
export type ConnectorView = z.infer<typeof connectorView>

/**
 * The place where the token of a connector may be shown. It is stored for that place and opens for no other, so that
 * a new address never gets an old token.
 */
export function secretPlace(settings: ConnectorSettings): string | undefined {
  switch (settings.kind) {
    case 'hf-space':
      return `space ${settings.space.toLowerCase()}`
    case 'hf-model':
      return 'hugging-face-inference'
    case 'hf-endpoint':
    case 'a2a':
      return new URL(settings.url).origin
    case 'openai':
      return new URL(settings.baseUrl).origin
    case 'webhook':
      // The secret signs requests and is never sent, so it may sign for any address.
      return 'webhook'
    case 'outbound':
    case 'person':
    case 'house':
      return undefined
  }
}
