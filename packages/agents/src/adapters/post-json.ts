import { setTimeout as pause } from 'node:timers/promises'
import type { Attempt, Fault } from '../agent.ts'
import { withoutRepeats } from '../egress/exchange.ts'
import type { GuardedFetch, OutgoingCall } from '../egress/fetch-outcome.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Judged } from './judge-answer.ts'

/** Whether the same bytes are sent again: never, once more, or for as long as there is time. */
type Again = 'never' | 'once' | 'while-there-is-time'

export interface Post<Value> extends Pick<OutgoingCall, 'url' | 'timeoutMs' | 'redirect' | 'signal'> {
  /** The bytes, the same at every try. */
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** Reads the JSON of an answer. */
  readonly read: (value: unknown) => Judged<Value>
  /** A text that is no JSON is read too, as it is. */
  readonly mayBePlain?: boolean
  /** Whether another try may help. If absent, there is only one try. */
  readonly again?: (fault: Fault, attempt: Attempt) => Again
  /** The pause before the second try. Each later pause is twice as long, up to four seconds. */
  readonly retryAfterMs?: number
}

export type Posted<Value> = Judged<Value> & { readonly attempts: readonly Attempt[] }

type Tried<Value> = Judged<Value> & {
  readonly attempt: Attempt
  /** How long the server asks to be left alone. */
  readonly waitMs?: number | undefined
}

const longestPauseMs = 4_000
/** With less time than this, hardly any agent answers. */
const usefulMs = 1_000

/** Sends JSON and reads the JSON answer, with one time limit for all tries. */
export async function postJson<Value>(fetch: GuardedFetch, post: Post<Value>): Promise<Posted<Value>> {
  const { again = () => 'never', signal } = post
  const end = performance.now() + post.timeoutMs
  const attempts: Attempt[] = []
  const left = () => Math.floor(end - performance.now())
  let earlier: Fault | undefined
  for (let timeoutMs = post.timeoutMs; ;) {
    const { attempt, waitMs, ...judged } = await tried(fetch, post, timeoutMs)
    attempts.push(attempt)
    if (judged.ok) return { ...judged, attempts: withoutRepeats(attempts) }
    // A try that had hardly any time says less about the fault than the try before it.
    const isCutOff = judged.failure === 'timeout' && timeoutMs < usefulMs
    const told = (isCutOff && earlier) || judged
    const may = again(judged, attempt)
    const pauseMs = pauseBefore(attempts.length, post, { waitMs, left: left() })
    const isLast = may === 'never' || (may === 'once' && attempts.length > 1) || pauseMs >= left()
    if (isLast || !(await paused(pauseMs, signal))) return { ...told, attempts: withoutRepeats(attempts) }
    earlier = judged
    timeoutMs = Math.max(1, left())
  }
}

/** The wait that the server asks for, if the time allows it. Otherwise each wait is longer than the last. */
function pauseBefore(
  tries: number,
  { retryAfterMs: first = 250 }: Pick<Post<unknown>, 'retryAfterMs'>,
  { waitMs, left }: { readonly waitMs: number | undefined; readonly left: number },
): number {
  const ownMs = Math.min(longestPauseMs, first * 2 ** (tries - 1))
  return waitMs !== undefined && waitMs < left ? Math.max(waitMs, ownMs) : ownMs
}

/** False if the caller no longer waits. */
async function paused(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return pause(ms, true, { ...(signal && { signal }) }).catch(() => false)
}

async function tried<Value>(
  fetch: GuardedFetch,
  post: Post<Value>,
  timeoutMs: number,
): Promise<Tried<Value>> {
  const { url, body, redirect, signal, read, mayBePlain } = post
  const outcome = await fetch({
    url,
    body,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...post.headers },
    timeoutMs,
    headersMs: timeoutMs,
    ...(redirect && { redirect }),
    ...(signal && { signal }),
  })
  const answer = judgeAnswer(outcome, mayBePlain)
  const judged = answer.ok ? read(answer.value) : answer
  const attempt = judged.ok ? outcome.attempt : { ...outcome.attempt, error: judged.detail }
  const waitMs = outcome.ok ? retryAfterMs(outcome.headers['retry-after'], attempt) : undefined
  return { ...judged, attempt, waitMs }
}

/** How long a server asks to be left alone, counted from its answer. Undefined if the server does not say. */
export function retryAfterMs(header: string | undefined, attempt: Attempt): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d{1,9}(\.\d{1,3})?$/.test(value)) return Math.ceil(Number(value) * 1_000)
  const until = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(until)
    ? undefined
    : Math.max(0, until - Date.parse(attempt.startedAt) - attempt.latencyMs)
}

/**
 * When an agent's own server gets the same bytes again. After a broken connection or a 502, 503 or 504, the agent may
 * be back before the time is up. An agent's own error seldom goes away by itself, and each try may cost its owner a
 * call to a model.
 */
export function whenAgain({ failure }: Fault, { status = 0 }: Attempt): Again {
  if (failure === 'unreachable') return 'while-there-is-time'
  return status >= 500 ? 'once' : 'never'
}
