import type { User } from '@wis/db/accounts'
import { findAgent } from '@wis/db/agents'
import { decideEntry } from '@wis/db/seasons'
import type { EntryDecided, StoredSeason } from '@wis/db/seasons'
import { database } from '../../server/database.ts'
import { handleIn } from '../decisions/read-decision.ts'

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

export const mostInvited = 100

/** An agent as it was written, and the handle to look it up by; undefined if the text cannot be one. */
export interface NamedAgent {
  readonly said: string
  readonly handle: string | undefined
}

/** Pasted agents: short names, ids or addresses, with any separator. Each agent is listed once. */
export function namedAgents(text: string): readonly NamedAgent[] {
  const said = text.split(/[\s,;，；、]+/).filter((word) => word !== '')
  const named = new Map(said.map((word) => [handleIn(word) ?? word, word]))
  return [...named.values()].map((word) => ({ said: word, handle: handleIn(word) }))
}

/** The agents that were ticked in the list of a form. */
export const picksOf = (form: FormData): readonly string[] =>
  form.getAll('picks').flatMap((pick) => (typeof pick === 'string' && handleIn(pick) === pick ? [pick] : []))
