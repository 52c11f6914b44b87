import type { AgentReply } from '@wis/agents'
import type { ExperimentPause, FailedAgent } from '@wis/db/experiments'
import type { MatchWorld } from '../match/match-world.ts'
import { hasStrategy } from './studied-seats.ts'

type Failed = Pick<Extract<AgentReply, { readonly ok: false }>, 'failure' | 'verdict' | 'attempts'>

/** An API that refuses the account, has no such model, or is asked too often. Nothing that was asked is the cause. */
const closed = new Set([401, 402, 404, 429])

/**
 * Whether nobody was there to answer for a model: its API could not be reached, broke down or turned the account away.
 * That says nothing about how the model plays. A program is its owner's, who answers for whether it is up.
 */
export function isAway({ failure, verdict, attempts = [] }: Failed, settings: unknown): boolean {
  if (verdict === 'platform' || !hasStrategy(settings)) return false
  if (failure === 'unreachable') return true
  return failure === 'refused' && closed.has(attempts.at(-1)?.status ?? 0)
}

/** How long an agent has to say that it is there. */
const checkMs = 20_000

type World = Pick<MatchWorld, 'connect' | 'log'>

/** Asks agents that failed whether they are there. Returns the pause for the first one that is not. */
export async function pauseForAway(
  world: World,
  failed: readonly FailedAgent[],
): Promise<ExperimentPause | undefined> {
  for (const { agentId, slug, kind, settings } of failed) {
    if (!hasStrategy(settings)) continue
    const agent = world.connect({ agentId, slug, kind, settings })
    const readiness = await agent.prepare?.(AbortSignal.timeout(checkMs))
    if (readiness?.ready !== false) continue
    world.log.warn('agent-away', { agent: slug, detail: readiness.detail })
    return { reason: 'agent-silent', agent: slug, detail: inPublic(readiness.detail) }
  }
  return undefined
}

/**
 * As much of the reason as is the platform's own words. What follows may be those of a server, or the name of its host,
 * and many may read an experiment.
 */
export function inPublic(detail: string): string {
  return /^(?:the|there is no such|no) [a-z’ ]+(?: \(\d{3}\))?(?=$|[:;,])/.exec(detail)?.[0] ?? 'unreachable'
}
