import type { GameRequest } from '@wis/protocol'
import { z } from 'zod'
import { fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import { postJson, whenAgain } from '../adapters/post-json.ts'
import type { Post, Posted } from '../adapters/post-json.ts'
import { readGameAnswer } from '../adapters/webhook/game-answer.ts'
import type { GuardedFetch, OutgoingCall } from '../egress/fetch-outcome.ts'
import { quoted } from '../egress/quoted.ts'
import type { ReadReply } from '../strategies/reply/spoken.ts'

export interface WhoisspyEndpoint {
  readonly fetch: GuardedFetch
  /** The place of the agent, such as the host of its Space. */
  readonly baseUrl: string
  /** The owner's token, for a Space that only its owner may call. */
  readonly token?: string
  readonly retryAfterMs?: number
}

/** Only `result` is needed. An answer without a success field counts as a success. */
const anything = z.unknown().optional()
const answerSchema = z.looseObject({ success: anything, result: anything, errMsg: anything })

export interface WhoisspyTime extends Pick<OutgoingCall, 'timeoutMs' | 'signal'> {
  readonly again?: Post<unknown>['again']
}

/** Makes one call of the whoisspy profile and returns the agent's `result`, of any type. */
export function callWhoisspy(
  endpoint: WhoisspyEndpoint,
  path: 'checkHealth' | 'init' | 'perceive' | 'interact',
  body: object,
  { again = whenAgain, ...time }: WhoisspyTime,
): Promise<Posted<unknown>> {
  return postJson(endpoint.fetch, { ...time, ...callTo(endpoint, path, body), read: readAnswer, again })
}

/** Sends the turn of another game, which the whoisspy profile has no words for, as a webhook gets it. */
export function callForTurn(
  endpoint: WhoisspyEndpoint,
  request: GameRequest,
  time: Omit<WhoisspyTime, 'again'>,
): Promise<Posted<ReadReply>> {
  return postJson(endpoint.fetch, {
    ...time,
    ...callTo(endpoint, 'turn', request),
    read: (value) => readGameAnswer(value, request),
    mayBePlain: true,
    again: whenAgain,
  })
}

function callTo({ baseUrl, token, retryAfterMs }: WhoisspyEndpoint, path: string, body: object) {
  return {
    url: `${baseUrl.replace(/\/+$/, '')}/agent/${path}`,
    body: JSON.stringify(body),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` }, redirect: 'none' as const }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}

function readAnswer(value: unknown): Judged<unknown> {
  const answer = answerSchema.safeParse(value)
  if (!answer.success) return fault('malformed', 'agent', 'answered JSON that is not an object')
  const { success, result, errMsg } = answer.data
  if (success !== false) return { ok: true, value: result }
  return fault('refused', 'agent', `said that it failed: ${quoted(typeof errMsg === 'string' ? errMsg : '')}`)
}
