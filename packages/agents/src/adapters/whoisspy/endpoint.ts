import { z } from 'zod'
import type { GuardedFetch, OutgoingCall } from '../../egress/outcome.ts'
import { quoted } from '../../egress/quoted.ts'
import { fault } from '../judge-answer.ts'
import type { Judged } from '../judge-answer.ts'
import { postJson } from '../post-json.ts'
import type { Post, Posted } from '../post-json.ts'
import { whenAgain } from '../when-again.ts'

export interface WhoisspyEndpoint {
  readonly fetch: GuardedFetch
  /** Where the agent is, such as the host of its Space. */
  readonly baseUrl: string
  /** The owner's token, for a Space that only its owner may call. */
  readonly token?: string
  readonly retryAfterMs?: number
}

/** Only `result` is ever needed, and an agent that does not say whether it succeeded is taken at its result. */
const anything = z.unknown().optional()
const answerSchema = z.looseObject({ success: anything, result: anything, errMsg: anything })

export interface WhoisspyTime extends Pick<OutgoingCall, 'timeoutMs' | 'signal'> {
  readonly again?: Post<unknown>['again']
}

/** One call of the whoisspy profile; what comes back is the agent's `result`, whatever it is. */
export function callWhoisspy(
  { fetch, baseUrl, token, retryAfterMs }: WhoisspyEndpoint,
  path: 'checkHealth' | 'init' | 'perceive' | 'interact',
  body: object,
  { again = whenAgain, ...time }: WhoisspyTime,
): Promise<Posted<unknown>> {
  return postJson(fetch, {
    ...time,
    url: `${baseUrl.replace(/\/+$/, '')}/agent/${path}`,
    body: JSON.stringify(body),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` }, redirect: 'none' }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    read: readAnswer,
    again,
  })
}

function readAnswer(value: unknown): Judged<unknown> {
  const answer = answerSchema.safeParse(value)
  if (!answer.success) return fault('malformed', 'agent', 'answered JSON that is not an object')
  const { success, result, errMsg } = answer.data
  if (success !== false) return { ok: true, value: result }
  return fault('refused', 'agent', `said that it failed: ${quoted(typeof errMsg === 'string' ? errMsg : '')}`)
}
