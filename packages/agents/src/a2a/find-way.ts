import { judgeAnswer } from '../adapters/judge-answer.ts'
import type { Fault, Judged } from '../adapters/judge-answer.ts'
import { fault } from '../adapters/judge-answer.ts'
import type { Attempt } from '../agent.ts'
import type { GuardedFetch } from '../egress/fetch-outcome.ts'
import { cardAddresses, wayOf } from './agent-card.ts'
import type { WayToAgent } from './agent-card.ts'

/** An agent at the address that its owner gave. */
export interface A2aPlace {
  readonly fetch: GuardedFetch
  /** The address of its card, or of its server. */
  readonly url: string
  /** A bearer token or a key, whichever its card asks for. */
  readonly token?: string | undefined
}

const longestMs = 10_000

/** Reads the card of an agent. It may name any address, so the token goes nowhere but to the card's own host. */
export async function findWay(
  { fetch, url, token }: A2aPlace,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Judged<WayToAgent> & { readonly attempts: readonly Attempt[] }> {
  const end = performance.now() + Math.min(longestMs, timeoutMs)
  const attempts: Attempt[] = []
  let first: Fault | undefined
  for (const at of cardAddresses(url)) {
    const left = Math.max(1, Math.floor(end - performance.now()))
    const headers = {
      accept: 'application/json',
      'a2a-version': '1.0',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const outcome = await fetch({ url: at, headers, timeoutMs: left, headersMs: left, signal })
    const answer = judgeAnswer(outcome)
    const read = answer.ok ? wayOf(answer.value, at) : answer
    const judged = read.ok && token ? sameHost(read.value, url) : read
    attempts.push(judged.ok ? outcome.attempt : { ...outcome.attempt, error: judged.detail })
    if (judged.ok) return { ...judged, attempts }
    first ??= judged
    // Only an answer of another kind lets one hope for a card elsewhere.
    if (!outcome.ok || answer.ok) return { ...judged, attempts }
  }
  const { failure, verdict, detail } = first ?? fault('malformed', 'agent', 'has no agent card')
  return { ok: false, failure, verdict, detail: `its agent card was asked for: ${detail}`, attempts }
}

function sameHost(way: WayToAgent, given: string): Judged<WayToAgent> {
  const [to, own] = [new URL(way.url).origin, new URL(given).origin]
  return to === own
    ? { ok: true, value: way }
    : fault('refused', 'agent', `its card leads to ${to}, but its token is only for ${own}`)
}
