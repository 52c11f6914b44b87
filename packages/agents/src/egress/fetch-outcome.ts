import type { AgentFailure, Attempt, Verdict } from '../agent.ts'

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

export interface FailedOutcome {
  readonly ok: false
  readonly failure: AgentFailure
  readonly verdict: Verdict
  readonly detail: string
  readonly attempt: Attempt
}

export type FetchOutcome = AnsweredOutcome | FailedOutcome

/** Makes one call, and never throws. */
export type GuardedFetch = (call: OutgoingCall) => Promise<FetchOutcome>
