import { setTimeout as pause } from 'node:timers/promises'
import type { Attempt } from '../agent.ts'
import { withoutRepeats } from '../egress/evidence.ts'
import type { GuardedFetch, OutgoingCall } from '../egress/fetch-outcome.ts'
import { retryAfterMs } from './chat/retry-after.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Fault, Judged } from './judge-answer.ts'

/** Whether the same bytes are sent again: never, once more, or for as long as there is time. */
export type Again = 'never' | 'once' | 'while-there-is-time'

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
