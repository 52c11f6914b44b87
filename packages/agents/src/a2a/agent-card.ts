import { z } from 'zod'
import { fault, judgeAnswer } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import type { Attempt, Fault } from '../agent.ts'
import type { GuardedFetch } from '../egress/fetch-outcome.ts'

/** The way to an agent, as its card describes it. */
export interface WayToAgent {
  readonly url: string
  readonly binding: Binding
  readonly version: '1.0' | '0.3'
  /** Names the agent to a server of many. */
  readonly tenant?: string
  /** It takes JSON beside text. */
  readonly takesData: boolean
  /** The header in which it wants its key. If absent, a bearer token. */
  readonly keyHeader?: string
}

export const bindings = ['JSONRPC', 'HTTP+JSON'] as const
export type Binding = (typeof bindings)[number]

const wellKnown = '/.well-known/agent-card.json'

/** Where the card of an agent may lie: at its own address, or below the address of its server. */
export function cardAddresses(given: string): readonly string[] {
  const url = new URL(given)
  if (url.pathname.endsWith('.json')) return [url.href]
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`
  return [...new Set([`${base}${wellKnown}`, `${url.origin}${wellKnown}`, `${base}/.well-known/agent.json`])]
}

const text = z.string().trim().min(1).max(500)
const optionalText = text.optional().catch(undefined)
const modes = z.array(z.string()).catch([])
const place = z.object({ name: optionalText, in: optionalText, location: optionalText })
const keyScheme = z.object({ apiKeySecurityScheme: place })
const olderKeyScheme = place.extend({ type: z.literal('apiKey') })
const card = z.looseObject({
  url: optionalText,
  preferredTransport: optionalText,
  protocolVersion: optionalText,
  supportedInterfaces: z
    .array(
      z.looseObject({
        url: text,
        protocolBinding: text,
        protocolVersion: optionalText,
        tenant: z.string().max(200).optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
  additionalInterfaces: z.array(z.looseObject({ url: text, transport: text })).catch([]),
  defaultInputModes: modes,
  securitySchemes: z.record(z.string(), z.unknown()).catch({}),
})
type Card = z.infer<typeof card>

interface Offer {
  readonly url: string
  readonly binding: string
  readonly version: string
  readonly tenant?: string | undefined
}

/** The way that the card at this address offers. Cards of both versions are read, whatever else stands in them. */
export function wayOf(value: unknown, at: string): Judged<WayToAgent> {
  const read = card.safeParse(value)
  const offers = read.success ? offersOf(read.data) : []
  if (!read.success || offers.length === 0)
    return fault('malformed', 'agent', `${at} is no agent card with an address to send messages to`)
  const spoken = offers.flatMap(({ url, version, tenant, ...offer }) => {
    const binding = bindings.find((known) => known === offer.binding.toUpperCase())
    return binding && URL.canParse(url, at)
      ? [{ url: new URL(url, at).href, binding, version: versionOf(version), ...(tenant && { tenant }) }]
      : []
  })
  const way = spoken.find(({ version }) => version === '1.0') ?? spoken[0]
  if (!way) {
    const offered = [...new Set(offers.map(({ binding }) => binding.slice(0, 40)))].join(', ')
    return fault('refused', 'agent', `its card offers ${offered}, and not ${bindings.join(' or ')}`)
  }
  const { defaultInputModes, securitySchemes } = read.data
  const keyHeader = keyHeaderIn(securitySchemes)
  const takesData = defaultInputModes.some((mode) => mode === 'data' || mode.startsWith('application/json'))
  return { ok: true, value: { ...way, takesData, ...(keyHeader && { keyHeader }) } }
}

function offersOf({ supportedInterfaces = [], url, protocolVersion = '0.3', ...older }: Card): Offer[] {
  const { preferredTransport = 'JSONRPC', additionalInterfaces } = older
  return [
    ...supportedInterfaces.map(
      ({ protocolBinding: binding, protocolVersion: version = '1.0', ...offer }) => ({
        ...offer,
        binding,
        version,
      }),
    ),
    ...(url === undefined ? [] : [{ url, binding: preferredTransport, version: protocolVersion }]),
    ...additionalInterfaces.map((offer) => ({
      url: offer.url,
      binding: offer.transport,
      version: protocolVersion,
    })),
  ]
}

const versionOf = (text: string): WayToAgent['version'] => (/^0\./.test(text) ? '0.3' : '1.0')

/** The names of headers that a card may have a key sent in. None of them means anything to a server between. */
const keyHeaders = /^(?:x-[a-z0-9-]{0,40}(?:key|token)|api-?key)$/i

function keyHeaderIn(schemes: Card['securitySchemes']): string | undefined {
  const places = Object.values(schemes).flatMap(
    (given) =>
      keyScheme.safeParse(given).data?.apiKeySecurityScheme ?? olderKeyScheme.safeParse(given).data ?? [],
  )
  const header = places.find(
    ({ name = '', ...given }) => (given.location ?? given.in) === 'header' && keyHeaders.test(name),
  )
  return header?.name
}

/** An agent at the address that its owner gave. */
export interface A2aPlace {
  readonly fetch: GuardedFetch
  /** The address of its card, or of its server. */
  readonly url: string
  /** A bearer token or a key, whichever its card asks for. */
  readonly token?: string | undefined
}

const longestMs = 10_000

/** Reads the card of an agent. It may name any address, so the token goes nowhere but to the card's own host. */
export async function findWay(
  { fetch, url, token }: A2aPlace,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Judged<WayToAgent> & { readonly attempts: readonly Attempt[] }> {
  const end = performance.now() + Math.min(longestMs, timeoutMs)
  const attempts: Attempt[] = []
  let first: Fault | undefined
  for (const at of cardAddresses(url)) {
    const left = Math.max(1, Math.floor(end - performance.now()))
    const headers = {
      accept: 'application/json',
      'a2a-version': '1.0',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const outcome = await fetch({ url: at, headers, timeoutMs: left, headersMs: left, signal })
    const answer = judgeAnswer(outcome)
    const read = answer.ok ? wayOf(answer.value, at) : answer
    const judged = read.ok && token ? sameHost(read.value, url) : read
    attempts.push(judged.ok ? outcome.attempt : { ...outcome.attempt, error: judged.detail })
    if (judged.ok) return { ...judged, attempts }
    first ??= judged
    // Only an answer of another kind lets one hope for a card elsewhere.
    if (!outcome.ok || answer.ok) return { ...judged, attempts }
  }
  const { failure, verdict, detail } = first ?? fault('malformed', 'agent', 'has no agent card')
  return { ok: false, failure, verdict, detail: `its agent card was asked for: ${detail}`, attempts }
}

function sameHost(way: WayToAgent, given: string): Judged<WayToAgent> {
  const [to, own] = [new URL(way.url).origin, new URL(given).origin]
  return to === own
    ? { ok: true, value: way }
    : fault('refused', 'agent', `its card leads to ${to}, but its token is only for ${own}`)
}
