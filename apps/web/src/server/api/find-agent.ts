import type { Database } from '@wis/db'
import { findAgent } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'

export const noAgent = 'There is no agent with this id or short name.'

/** Finds an agent by the name in a path. */
export function agentOf(call: {
  readonly db: Database
  readonly params: { readonly id: string }
}): Promise<AgentOwner | undefined> {
  return findAgent(call.db, call.params.id)
}
