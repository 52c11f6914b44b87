import { isIPv6 } from 'node:net'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { buildConnector, Client } from 'undici'
import type { Attempt, SentRequest } from '../agent.ts'
import { EgressFailure } from './egress-failure.ts'
import type { OutgoingCall } from './fetch-outcome.ts'
import type { Target } from './target.ts'

/** The most that a single outgoing call may use. */
export interface EgressLimits {
  readonly connectMs: number
  /**
   * The time until the answer's headers are complete, unless a call sets another. An agent thinks before it sends
   * headers.
   */
  readonly headersMs: number
  readonly headerBytes: number
  /** The size of an answer's body, before and after decompression. */
  readonly bodyBytes: number
  readonly redirects: number
  /** The part of an answer that is kept as evidence. */
  readonly evidenceBytes: number
}

export const egressLimits: EgressLimits = {
  connectMs: 5_000,
  headersMs: 5_000,
  headerBytes: 16 * 1024,
  bodyBytes: 64 * 1024,
  redirects: 3,
  evidenceBytes: 2 * 1024,
}

export interface Sent {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The beginning of an answer. Its connection stays open until `close`. */
export interface Answering {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
  close(): void
}

/**
 * Sends one request on a connection of its own and returns the beginning of the answer. A kept connection would save
 * a handshake. But the other side may close it just as the next turn is sent, which costs that turn. And stray bytes
 * after one answer would be read as the next answer.
 */
export async function exchange(
  target: Target,
  sent: Sent,
  limits: EgressLimits,
  time: Deadline,
): Promise<Answering> {
  const client = new Client(target.url.origin, {
    connect: connectorTo(target.addresses, limits.connectMs),
    maxHeaderSize: limits.headerBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const close = () => void client.destroy().catch(() => undefined)
  try {
    const path = `${target.url.pathname}${target.url.search}`
    // The client ignores the signal until it is connected, so this wait is raced against time.
    const answer = await time.race(() => client.request({ ...sent, path, reset: true, signal: time.signal }))
    answer.body.on('error', () => undefined)
    return { status: answer.statusCode, headers: single(answer.headers), body: answer.body, close }
  } catch (error) {
    close()
    throw error
  }
}

export interface Deadline {
  /** Aborts with the reason why the time ended. */
  readonly signal: AbortSignal
  /** Rejects when time is up before the work is done, since the work itself may not be able to stop. */
  race<T>(work: () => Promise<T>): Promise<T>
  headersHere(): void
  clear(): void
}

/** Ends a call when its time is up, when headers stay away, or when its caller no longer needs it. */
export function deadline(timeoutMs: number, headersMs: number, caller?: AbortSignal): Deadline {
  const over = new AbortController()
  const end = (detail: string) => over.abort(new EgressFailure('timeout', 'agent', detail))
  const began = performance.now()
  const breakOff = () =>
    end(`no complete answer after ${Math.round(performance.now() - began)} ms, when the time for it was over`)
  const whole = setTimeout(end, timeoutMs, `no complete answer within ${timeoutMs} ms`)
  const headers = setTimeout(end, headersMs, `no answer began within ${headersMs} ms`)
  caller?.addEventListener('abort', breakOff)
  if (caller?.aborted) breakOff()
  return {
    signal: over.signal,
    race: (work) => raced(work, over.signal),
    headersHere: () => clearTimeout(headers),
    clear: () => {
      clearTimeout(whole)
      clearTimeout(headers)
      caller?.removeEventListener('abort', breakOff)
    },
  }
}

async function raced<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Connects only to one of these addresses, even if the host name means something else by now. */
function connectorTo(addresses: readonly string[], timeout: number): buildConnector.connector {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  const lookup: LookupFunction = (_hostname, options, answer) => {
    const [first] = known
    if (options.all || !first) answer(null, known)
    else answer(null, first.address, first.family)
  }
  return buildConnector({ timeout, lookup, autoSelectFamily: true, rejectUnauthorized: true })
}

function single(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat()[0] ?? ''] as const),
  )
}

/** The answer so far, so that even a failure can be shown to its owner. */
export interface Evidence {
  status?: number
  /** The redirects so far. */
  movedTo?: string
  readonly bytes: Buffer[]
}

/** People write shorter texts where a server wants no key at all. Striking those out would remove half the answer. */
const shortestSecret = 8

/** The keys in the headers of a call. */
export const keysIn = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    if (name.toLowerCase() === 'authorization') return [value.replace(/^\w+\s+/, '')]
    return /key|token/i.test(name) ? [value] : []
  })

/** Removes every secret of the call, in case the other side repeats it. */
export function redacted(text: string, { headers = {} }: OutgoingCall): string {
  const secrets = keysIn(headers).filter(({ length }) => length >= shortestSecret)
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text)
}

export function shown(
  evidence: Evidence,
  maxBytes: number,
  call: OutgoingCall,
): Pick<Attempt, 'status' | 'answer'> {
  const { status, bytes } = evidence
  if (status === undefined) return {}
  const whole = redacted(Buffer.concat(bytes).toString('utf8'), call)
  return { status, answer: Buffer.from(whole).subarray(0, maxBytes).toString('utf8') }
}

/** The only headers that never hold a secret, whatever a connector puts into the others. */
const openHeaders = new Set(['a2a-version', 'accept', 'accept-encoding', 'content-type', 'user-agent'])

/** Some servers take their key in the address. */
const withoutKeysIn = (url: string) =>
  url.replaceAll(/([?&][^=&#]*(?:key|token|secret|sig|auth|pass|code)[^=&#]*=)[^&#]+/gi, '$1[secret]')

/** The outgoing request for its owner to read, without any secret. */
export function shownRequest(sent: Sent, { movedTo }: Evidence, call: OutgoingCall): SentRequest {
  const headers = Object.entries(sent.headers).map(
    ([name, value]) => [name, openHeaders.has(name) ? value : '[secret]'] as const,
  )
  return {
    over: 'http',
    method: sent.method,
    url: redacted(withoutKeysIn(call.url), call),
    ...(movedTo !== undefined && { movedTo: redacted(withoutKeysIn(movedTo), call) }),
    headers: Object.fromEntries(headers),
    ...(sent.body !== undefined && { body: redacted(sent.body, call) }),
  }
}

/** Drops the request of an attempt if it only repeats the one before. */
export function withoutRepeats(attempts: readonly Attempt[]): readonly Attempt[] {
  let last: string | undefined
  return attempts.map(({ request, ...attempt }) => {
    const text = request && JSON.stringify(request)
    const isRepeated = text !== undefined && text === last
    last = text ?? last
    return request && !isRepeated ? { ...attempt, request } : attempt
  })
}
