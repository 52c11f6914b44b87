import type { User } from '@wis/db/accounts'
import { findAgent } from '@wis/db/agents'
import { decideEntry } from '@wis/db/seasons'
import type { EntryDecided, StoredSeason } from '@wis/db/seasons'
import { database } from '../../server/database.ts'
import type { NamedAgent } from './named-agents.ts'

/** An agent that could not be invited. */
export interface Refused {
  readonly said: string
  readonly reason: Extract<EntryDecided, { readonly ok: false }>['reason']
}

/**
 * Invites one agent after the other, because each invitation locks the season. Returns the agents that could not be
 * invited.
 */
export async function inviteAll(
  user: User,
  seasonId: StoredSeason['id'],
  named: readonly NamedAgent[],
): Promise<readonly Refused[]> {
  const refused: Refused[] = []
  for (const { said, handle: idOrSlug } of named) {
    const agent = idOrSlug === undefined ? undefined : await findAgent(database(), idOrSlug)
    const wish = agent && { seasonId, agentId: agent.agentId, decision: 'invite' as const }
    const done = wish && (await decideEntry(database(), user, wish))
    if (!done) refused.push({ said, reason: 'no-such-agent' })
    else if (!done.ok) refused.push({ said, reason: done.reason })
  }
  return refused
}
