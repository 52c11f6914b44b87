import { createHash } from 'node:crypto'
import type { AgentRequest } from '@wis/protocol'
import type { Agent, AgentReply, Readiness } from '../agent.ts'
import { systemClock } from '../clock.ts'
import type { GuardedFetch } from '../egress/outcome.ts'
import { postJson } from './post-json.ts'
import { timeLeft } from './time-left.ts'
import { readMove } from './webhook/answer.ts'
import { sign, signatureHeader } from './webhook/signature.ts'
import { whenAgain } from './when-again.ts'
import { standardSignature } from './webhook/standard-signature.ts'

export interface WebhookOptions {
  readonly fetch: GuardedFetch
  readonly url: string
  readonly secret: string
  readonly retryAfterMs?: number
  readonly limits?: Partial<WebhookLimits>
}

export interface WebhookLimits {
  /** For a turn whose deadline is further off than any turn is long. */
  readonly turnMs: number
  readonly readyMs: number
}

const webhookLimits: WebhookLimits = { turnMs: 60_000, readyMs: 10_000 }

/** An agent behind a URL, which is told everything anew for every turn. */
export function createWebhookAgent({
  limits: changed,
  ...options
}: WebhookOptions): Required<Pick<Agent, 'reply' | 'prepare'>> {
  const limits = { ...webhookLimits, ...changed }
  return {
    reply: (request, signal) => turn(options, request, limits.turnMs, signal),
    prepare: (signal) => readiness(options, limits.readyMs, signal),
  }
}

async function turn(
  { fetch, url, secret, retryAfterMs }: WebhookOptions,
  request: AgentRequest,
  longestMs: number,
  signal: AbortSignal,
): Promise<AgentReply> {
  const now = systemClock.now()
  const body = JSON.stringify(request)
  const seconds = Math.floor(now.getTime() / 1000)
  const { attempts, ...answer } = await postJson(fetch, {
    url,
    body,
    headers: {
      [signatureHeader]: sign(body, secret, seconds),
      ...standardSignature({ id: idOf(body), body, secret, seconds }),
    },
    timeoutMs: timeLeft(request, longestMs, now),
    signal,
    read: (value) => readMove(value, request),
    // Nothing is remembered between turns, so asking twice does no harm.
    again: whenAgain,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
  return answer.ok ? { ok: true, ...answer.value, attempts } : { ...answer, attempts }
}

/** The same for the same bytes: what is sent again has the id that it had. */
const idOf = (body: string) => `msg_${createHash('sha256').update(body).digest('base64url').slice(0, 22)}`

/** Whoever answers at all is up: an address that takes nothing but POST may refuse this as it likes. */
async function readiness(
  { fetch, url }: WebhookOptions,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Readiness> {
  const outcome = await fetch({
    url,
    method: 'GET',
    redirect: 'none',
    timeoutMs,
    headersMs: timeoutMs,
    signal,
  })
  const { status } = outcome.attempt
  const isDown = status === undefined || status === 502 || status === 503 || status === 504
  if (!isDown) return { ready: true }
  if (!outcome.ok) return { ready: false, verdict: outcome.verdict, detail: outcome.detail }
  return { ready: false, verdict: 'asleep', detail: `answered ${status}` }
}
