import type { Agent, AgentReply } from '@wis/agents'
import type { AgentId } from '@wis/engine'
import type { TurnRequest } from '@wis/protocol'
import type { Log } from '../operations/log.ts'
import type { ProviderWatch } from './provider-watch.ts'

/** Who was asked, with whom at the table. */
export interface Blaming {
  readonly agent: Pick<Agent<TurnRequest>, 'sharedProvider'>
  readonly agentId: AgentId
  readonly table: readonly AgentId[]
  readonly providers: Pick<ProviderWatch, 'saw' | 'failsForOthers'>
  readonly log: Pick<Log, 'warn'>
}

/** An answer, and the shared provider that failed so, whether others see it fail or not. */
export interface Blamed {
  readonly reply: AgentReply
  readonly failedProvider?: string
}

/**
 * A fault stays a provider's only where the platform sees it fail for others too: what one table says is not enough.
 * Everything else that goes wrong behind an agent is the agent's.
 */
export async function blamed(reply: AgentReply, blaming: Blaming): Promise<Blamed> {
  const { agent, agentId, table, providers, log } = blaming
  const provider = agent.sharedProvider
  const failed = !reply.ok && reply.verdict === 'provider'
  if (provider === undefined)
    return { reply: failed ? ofTheAgent(reply, 'nobody else is known to use it') : reply }
  providers.saw({ provider, agentId, failed })
  if (!failed) return { reply }
  const isSeenByOthers = await providers.failsForOthers(provider, table).catch((error: unknown) => {
    log.warn('provider-not-looked-up', { provider, error })
    return false
  })
  const judged = isSeenByOthers ? reply : ofTheAgent(reply, `no others see ${provider} fail now`)
  return { reply: judged, failedProvider: provider }
}

function ofTheAgent(reply: Extract<AgentReply, { ok: false }>, why: string): AgentReply {
  return { ...reply, verdict: 'agent', detail: `${reply.detail}; ${why}` }
}
