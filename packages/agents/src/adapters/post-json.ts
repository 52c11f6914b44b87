import { setTimeout as pause } from 'node:timers/promises'
import type { Attempt } from '../agent.ts'
import { withoutRepeats } from '../egress/evidence.ts'
import type { GuardedFetch, OutgoingCall } from '../egress/outcome.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Fault, Judged } from './judge-answer.ts'

export interface Post<Value> extends Pick<OutgoingCall, 'url' | 'timeoutMs' | 'redirect' | 'signal'> {
  /** The bytes as they are sent, the second time too. */
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** What the JSON of an answer says. */
  readonly read: (value: unknown) => Judged<Value>
  /** Whether a second try may do better; without it there is none. */
  readonly again?: (fault: Fault, attempt: Attempt) => boolean
  readonly retryAfterMs?: number
}

export type Posted<Value> = Judged<Value> & { readonly attempts: readonly Attempt[] }

/** Sends JSON and reads the JSON that comes back, within one time for both tries. */
export async function postJson<Value>(fetch: GuardedFetch, post: Post<Value>): Promise<Posted<Value>> {
  const { retryAfterMs = 250, again } = post
  const end = performance.now() + post.timeoutMs
  const first = await tried(fetch, post, post.timeoutMs)
  const timeoutMs = Math.floor(end - performance.now() - retryAfterMs)
  const [attempt] = first.attempts
  if (first.ok || !attempt || !again?.(first, attempt) || timeoutMs <= 0) return first
  const waited = await pause(retryAfterMs, true, { ...(post.signal && { signal: post.signal }) }).catch(
    () => false,
  )
  if (!waited) return first
  const second = await tried(fetch, post, timeoutMs)
  return { ...second, attempts: withoutRepeats([...first.attempts, ...second.attempts]) }
}

async function tried<Value>(
  fetch: GuardedFetch,
  post: Post<Value>,
  timeoutMs: number,
): Promise<Posted<Value>> {
  const { url, body, redirect, signal, read } = post
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
  const answer = judgeAnswer(outcome)
  const judged = answer.ok ? read(answer.value) : answer
  const attempt = judged.ok ? outcome.attempt : { ...outcome.attempt, error: judged.detail }
  return { ...judged, attempts: [attempt] }
}
