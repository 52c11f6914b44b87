import type { Database } from '@wis/db'
import { findAgent } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import type { AgentDeed } from '@wis/protocol'

export const noAgent = 'There is no agent with this id or short name.'

/** Finds an agent by the name in a path. */
export function agentOf(call: {
  readonly db: Database
  readonly params: { readonly id: string }
}): Promise<AgentOwner | undefined> {
  return findAgent(call.db, call.params.id)
}

/** What the list of the agent tells of a call that needs no details. */
export const deedOf =
  (deed: AgentDeed) =>
  (_: unknown, { agentId }: AgentOwner) => ({ agentId, deed })
