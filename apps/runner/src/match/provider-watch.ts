import type { Database } from '@wis/db'
import { addProviderCalls, failsForOthers } from '@wis/db/agents'
import type { ProviderCalls } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'

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
