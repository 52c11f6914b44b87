import type { Agent, AgentReply } from '@wis/agents'
import type { Database } from '@wis/db'
import { addProviderCalls, failsForOthers } from '@wis/db/agents'
import type { MatchFault, ProviderCalls } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import type { TurnRequest } from '@wis/protocol'
import type { Log } from '../operations/log.ts'

/** The agent that was asked, and the table it sits at. */
interface Blaming {
  readonly agent: Pick<Agent<TurnRequest>, 'sharedProvider'>
  readonly agentId: AgentId
  readonly table: readonly AgentId[]
  readonly providers: Pick<ProviderWatch, 'saw' | 'failsForOthers'>
  readonly log: Pick<Log, 'warn'>
}

/** An answer. `failedProvider` is set if a shared provider failed, even if no other table sees that. */
export interface Blamed {
  readonly reply: AgentReply
  readonly failedProvider?: string
}

/**
 * A fault counts as a provider's only if the platform sees that provider fail for others too; one table is not enough
 * evidence. Every other fault behind an agent is the agent's.
 */
export async function blamed(reply: AgentReply, blaming: Blaming): Promise<Blamed> {
  const { agent, agentId, table, providers, log } = blaming
  const provider = agent.sharedProvider
  const failed = !reply.ok && reply.verdict === 'provider'
  if (provider === undefined)
    return { reply: failed ? ofTheAgent(reply, 'no other agent is known to use it') : reply }
  // A key that is refused, an account without credit or an answer that takes too long says nothing of the provider.
  if (reply.ok || failed) providers.saw({ provider, agentId, failed })
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

/** The platform's own observations of shared providers, at all tables of all runners. */
export interface ProviderWatch {
  /** Counts a call that the provider answered or failed. The next `write` stores it. */
  saw(call: SeenCall): void
  /** Says whether a provider also fails for agents of owners who have none at this table. */
  failsForOthers(provider: string, table: readonly AgentId[]): Promise<boolean>
  /** Stores the observations since the last write. */
  write(): Promise<void>
}

interface SeenCall {
  readonly provider: string
  readonly agentId: AgentId
  readonly failed: boolean
}

export function createProviderWatch(db: Database): ProviderWatch {
  let seen = new Map<string, ProviderCalls>()
  const add = ({ provider, agentId, calls, failed }: ProviderCalls) => {
    const key = `${provider} ${agentId}`
    const before = seen.get(key) ?? { calls: 0, failed: 0 }
    seen.set(key, { provider, agentId, calls: before.calls + calls, failed: before.failed + failed })
  }
  const write = async () => {
    const now = [...seen.values()]
    seen = new Map()
    try {
      await addProviderCalls(db, now)
    } catch (error) {
      now.forEach(add)
      throw error
    }
  }
  return {
    saw: ({ provider, agentId, failed }) => add({ provider, agentId, calls: 1, failed: failed ? 1 : 0 }),
    failsForOthers: async (provider, table) => {
      // Recent observations of this runner at other tables count before they are stored.
      await write()
      return failsForOthers(db, provider, table)
    },
    write,
  }
}

type VoidReason = 'platform-fault' | 'provider-fault'

/** A fault, with the shared provider that failed if this runner has seen it. */
export interface SeenFault extends MatchFault {
  readonly failedProvider?: string
}

/**
 * Decides when a match is no longer a fair measure: the platform failed a seat, or in one round two or more seats were
 * failed by providers that the platform saw fail for others too. Faults of an owner's own servers never make a match
 * void.
 */
export function voidReason(faults: readonly SeenFault[]): VoidReason | undefined {
  if (faults.some(({ verdict }) => verdict === 'platform')) return 'platform-fault'
  const seatsByRound = new Map<number, Set<number>>()
  for (const fault of faults) {
    if (!isProviders(fault, faults)) continue
    const { round, seat } = fault
    seatsByRound.set(round, new Set([...(seatsByRound.get(round) ?? []), seat]))
  }
  return [...seatsByRound.values()].some((seats) => seats.size >= 2) ? 'provider-fault' : undefined
}

/**
 * The first seats that a failing provider hits fall silent before other tables have seen the failure. They count in the
 * same round.
 */
function isProviders({ round, verdict, failedProvider }: SeenFault, faults: readonly SeenFault[]): boolean {
  if (verdict === 'provider') return true
  return (
    failedProvider !== undefined &&
    faults.some(
      (other) =>
        other.round === round && other.verdict === 'provider' && other.failedProvider === failedProvider,
    )
  )
}
