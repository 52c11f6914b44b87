import { createHash } from 'node:crypto'
import { isGameRequest } from '@wis/protocol'
import type { Agent, AgentReply, AnyRequest, Readiness } from '../agent.ts'
import { systemClock } from '../clock.ts'
import { withEarlierKey } from '../egress/earlier-key.ts'
import type { GuardedFetch } from '../egress/fetch-outcome.ts'
import { postJson, whenAgain } from './post-json.ts'
import { timeLeft } from './time-left.ts'
import { moveInAnswer, readGameAnswer } from './webhook/game-answer.ts'
import { sign, signatureHeader, standardSignature } from './webhook/signature.ts'

export interface WebhookOptions {
  readonly fetch: GuardedFetch
  readonly url: string
  readonly secret: string
  /** The secret that it replaces, while both are valid. */
  readonly earlierSecret?: string | undefined
  readonly retryAfterMs?: number
  readonly limits?: Partial<WebhookLimits>
}

export interface WebhookLimits {
  /** The longest time for one turn, if its deadline is further off. */
  readonly turnMs: number
  readonly readyMs: number
}

/** No ruleset lets a turn last longer than ten minutes. */
const webhookLimits: WebhookLimits = { turnMs: 600_000, readyMs: 10_000 }

/** An agent behind a URL. It gets the whole story again with every turn. */
export function createWebhookAgent({
  limits: changed,
  ...options
}: WebhookOptions): Required<Pick<Agent<AnyRequest>, 'reply' | 'prepare'>> {
  const limits = { ...webhookLimits, ...changed }
  return {
    reply: (request, signal) => turn(options, request, limits.turnMs, signal),
    prepare: (signal) => readiness(options, limits.readyMs, signal),
  }
}

async function turn(
  { fetch, url, secret, earlierSecret, retryAfterMs }: WebhookOptions,
  request: AnyRequest,
  longestMs: number,
  signal: AbortSignal,
): Promise<AgentReply> {
  const now = systemClock.now()
  const body = JSON.stringify(request)
  const seconds = Math.floor(now.getTime() / 1000)
  const signedWith = (key: string) => ({ [signatureHeader]: sign(body, key, seconds) })
  const asked =
    earlierSecret === undefined
      ? fetch
      : withEarlierKey(fetch, (call) => ({
          ...call,
          headers: { ...call.headers, ...signedWith(earlierSecret) },
        }))
  const { attempts, ...answer } = await postJson(asked, {
    url,
    body,
    headers: {
      ...signedWith(secret),
      ...standardSignature({ id: idOf(body), body, secret, earlierSecret, seconds }),
    },
    timeoutMs: timeLeft(request, longestMs, now),
    signal,
    read: (value) => (isGameRequest(request) ? readGameAnswer(value, request) : moveInAnswer(value, request)),
    mayBePlain: true,
    // The agent keeps nothing between turns, so asking twice does no harm.
    again: whenAgain,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
  return answer.ok ? { ok: true, ...answer.value, attempts } : { ...answer, attempts }
}

/** The id is made from the bytes, so that a repeated request carries the same id. */
const idOf = (body: string) => `msg_${createHash('sha256').update(body).digest('base64url').slice(0, 22)}`

/** Any answer shows that the server is up. An address that takes only POST may refuse this request. */
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
