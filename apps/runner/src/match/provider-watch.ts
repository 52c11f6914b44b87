import { addProviderCalls, failsForOthers } from '@wis/db'
import type { Database, ProviderCalls } from '@wis/db'
import type { AgentId } from '@wis/engine'

/** What the platform itself sees of the providers that many owners share, at all tables and in all runners. */
export interface ProviderWatch {
  /** Counts a call. It is written down with the next `write`. */
  saw(call: SeenCall): void
  /** Whether a provider fails for agents whose owners have none at this table. */
  failsForOthers(provider: string, table: readonly AgentId[]): Promise<boolean>
  /** Adds what was seen since the last time to the record. */
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
      // What other tables of this runner saw a moment ago counts, too.
      await write()
      return failsForOthers(db, provider, table)
    },
    write,
  }
}
