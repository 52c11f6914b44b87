import type { Agent, AgentReply, Attempt } from '@wis/agents'
import type { Entry, Seat } from '@wis/engine'
import { isHidden, redact } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { Language, SpyEvent } from '@wis/games'
import type { AgentRequest } from '@wis/protocol'

export interface Clock {
  now(): Date
  /** Resolves after `ms`, or at once when the signal says that nobody waits any more. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
}

export interface Asking {
  readonly agent: Agent
  readonly clock: Clock
  readonly signal: AbortSignal
}

export interface Answered {
  readonly reply: AgentReply
  readonly latencyMs: number
}

/** Asks an agent for its turn, and gives it up when the turn's time is over. */
export async function askAgent(
  { agent, clock, signal }: Asking,
  request: AgentRequest,
  limitMs: number,
): Promise<Answered> {
  const start = clock.now().getTime()
  const late: AgentReply = {
    ok: false,
    failure: 'timeout',
    verdict: 'agent',
    detail: `no answer within ${limitMs} ms`,
  }
  const reply = await within(clock, limitMs, signal, late, (until) => agent.reply(request, until)).catch(
    broken,
  )
  return { reply, latencyMs: clock.now().getTime() - start }
}

/** No connector may throw; one that does is our fault, and its agent is told so. */
function broken(error: unknown): AgentReply {
  return {
    ok: false,
    failure: 'refused',
    verdict: 'platform',
    detail: `the connector failed: ${String(error)}`,
  }
}

export interface News {
  readonly matchId: string
  readonly seat: Seat
  readonly aliases: readonly string[]
  readonly language: Language
  readonly entries: readonly Entry<SpyEvent>[]
}

/** Tells an agent that keeps a memory of its own what its seat may know; undefined where it does not come to an end. */
export async function tellAgent(
  { agent, clock, signal }: Asking,
  { matchId, seat, aliases, language, entries }: News,
  limitMs: number,
): Promise<readonly Attempt[] | undefined> {
  const { hear } = agent
  if (!hear) return []
  const seen = entries
    .map((entry) => redact(whoIsSpy, seat, entry))
    .filter(({ event }) => !isHidden(event))
    .map(({ seq, at, event }) => ({ seq, at, event: { ...event } }))
  const news = { matchId, seat, alias: aliases[seat] ?? '', aliases, language, entries: seen }
  return within(clock, limitMs, signal, undefined, (until) => hear.call(agent, news, until)).catch(
    (error: unknown) => [{ startedAt: clock.now().toISOString(), latencyMs: 0, error: String(error) }],
  )
}

/** What `work` comes to, or `late` when the time is up; then the work is told that nobody waits for it. */
async function within<Result, Late>(
  clock: Clock,
  limitMs: number,
  signal: AbortSignal,
  ...[late, work]: [Late, (until: AbortSignal) => Promise<Result>]
): Promise<Result | Late> {
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  try {
    return await Promise.race([work(until), clock.pause(limitMs, until).then(() => late)])
  } finally {
    over.abort()
  }
}
