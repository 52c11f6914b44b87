import { setTimeout as pause } from 'node:timers/promises'
import type { GameRequest, Stage } from '@wis/protocol'
import { z } from 'zod'
import { fault } from '../adapters/judge-answer.ts'
import type { Judged } from '../adapters/judge-answer.ts'
import { postJson, whenAgain } from '../adapters/post-json.ts'
import type { Post, Posted } from '../adapters/post-json.ts'
import { readGameAnswer } from '../adapters/webhook/game-answer.ts'
import type { Readiness } from '../agent.ts'
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

export interface WhoisspyLimits {
  readonly perceiveMs: number
  /** How long a notice is tried again while nobody is there to take it. */
  readonly againMs: number
  /** How long an agent that is still busy with earlier notices may put off its own turn. */
  readonly patienceMs: number
  /** The longest time for one turn, if its deadline is further off. */
  readonly turnMs: number
  readonly healthMs: number
  /** The pause between two looks at an agent that is waking up. */
  readonly pollMs: number
  /** How long the agent may be out of reach while its host reports it as up. */
  readonly reachMs: number
}

export const whoisspyLimits: WhoisspyLimits = {
  perceiveMs: 30_000,
  againMs: 5_000,
  patienceMs: 30_000,
  turnMs: 60_000,
  healthMs: 10_000,
  pollMs: 3_000,
  reachMs: 30_000,
}

export interface GetReady {
  /** Any call, this one included, wakes an agent that sleeps. */
  checkHealth(signal: AbortSignal): Promise<Judged<unknown>>
  /** The host's report on the agent. Without a report nobody knows whether waiting helps, so there is no wait. */
  readonly stage?: (signal: AbortSignal) => Promise<Stage>
  readonly pollMs: number
  /** How long an agent may be out of reach if its host does not report it as asleep or starting. */
  readonly reachMs: number
}

/**
 * Waits for an agent that is starting, for as long as the signal allows. An agent that should be up but cannot be
 * reached gets only a short wait.
 */
export async function getReady(
  { checkHealth, stage, pollMs, reachMs }: GetReady,
  signal: AbortSignal,
): Promise<Readiness> {
  let until = performance.now() + reachMs
  for (let wasDown = false; ;) {
    const health = await checkHealth(signal)
    if (health.ok) return { ready: true }
    const { verdict, detail, failure } = health
    const now = await stage?.(signal)
    if (now === 'paused' || now === 'broken')
      return { ready: false, verdict: 'asleep', detail: `its host says: ${now}` }
    const isDown = now === 'asleep' || now === 'waking'
    if (isDown) until = performance.now() + reachMs
    wasDown ||= isDown
    const mayComeUp = wasDown || (now !== undefined && failure === 'unreachable')
    if (!mayComeUp || performance.now() >= until) return { ready: false, verdict, detail }
    const waited = await pause(pollMs, true, { signal }).catch(() => false)
    if (!waited) return { ready: false, verdict: 'asleep', detail: `not up in time: ${detail}` }
  }
}
