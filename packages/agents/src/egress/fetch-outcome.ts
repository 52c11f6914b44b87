import type { Attempt, Fault } from '../agent.ts'
import { EgressFailure } from './egress-failure.ts'

export interface OutgoingCall {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The time for the whole call, from looking up the host through redirects to the last byte of the answer. */
  readonly timeoutMs: number
  /**
   * The time until an answer begins. It equals the whole call's time if an agent thinks before it sends a first byte.
   */
  readonly headersMs?: number
  readonly bodyBytes?: number
  /** Redirects are never followed if the call carries a key. */
  readonly redirect?: 'follow' | 'none'
  /**
   * The address whose answer named this one. Like a redirect, it leads to a place on the operator's list only from such
   * a place.
   */
  readonly namedBy?: string
  readonly signal?: AbortSignal
}

/** A complete answer came, with any status. */
export interface AnsweredOutcome {
  readonly ok: true
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly attempt: Attempt
}

export interface FailedOutcome extends Fault {
  readonly attempt: Attempt
}

export type FetchOutcome = AnsweredOutcome | FailedOutcome

/** Makes one call, and never throws. */
export type GuardedFetch = (call: OutgoingCall) => Promise<FetchOutcome>

interface FetchOptions extends Pick<OutgoingCall, 'timeoutMs' | 'headersMs' | 'bodyBytes' | 'signal'> {
  /** Called once for every call, successful or not. */
  readonly onAttempt?: (attempt: Attempt) => void
}

/**
 * The way out for libraries that want a `fetch`. Like any fetch it rejects, here with an `EgressFailure`. Its answers
 * are complete when they arrive, so nothing can be streamed through it.
 */
export function asFetch(guarded: GuardedFetch, { onAttempt, ...limits }: FetchOptions): typeof fetch {
  return async (input, init = {}) => {
    const outcome = await guarded({ ...limits, ...callOf(input, init, limits.signal) })
    onAttempt?.(outcome.attempt)
    if (!outcome.ok) throw new EgressFailure(outcome.failure, outcome.verdict, outcome.detail)
    const { status, text, headers } = outcome
    const { 'content-encoding': _undone, 'content-length': _changed, ...rest } = headers
    return new Response(isBodiless(status) ? null : text, { status, headers: rest })
  }
}

function callOf(input: string | URL | Request, init: RequestInit, whole?: AbortSignal) {
  const { method = 'GET', body } = init
  if (input instanceof Request) throw new TypeError('only a URL can be fetched')
  if (method !== 'GET' && method !== 'POST') throw new TypeError(`only GET and POST are sent, not ${method}`)
  if (body !== undefined && body !== null && typeof body !== 'string')
    throw new TypeError('only text is sent')
  const signals = [whole, init.signal].filter((signal) => signal instanceof AbortSignal)
  return {
    url: String(input),
    method,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof body === 'string' && { body }),
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
  } satisfies Partial<OutgoingCall>
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}
