import { traitsOf } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import type pg from 'pg'
import { advisoryLockSpaces } from '../../advisory-locks.ts'

/** Another agent, of the same owner or of somebody else, plays out of the same Space. */
export type SpaceTaken = 'space-in-use' | 'space-of-another'

/**
 * Why a Space cannot be given to an agent. Undefined if it can. A Space has one memory and does not know which match
 * a call belongs to, so two agents in it would mix up their matches. Any version of an agent that is not retired may
 * still be played.
 */
export async function takenSpace(
  client: pg.ClientBase,
  settings: ConnectorSettings,
  asker: { readonly agentId?: string; readonly ownerId?: string },
): Promise<SpaceTaken | undefined> {
  if (!traitsOf(settings.kind).hasOneMemory || !('space' in settings)) return undefined
  const space = settings.space.toLowerCase()
  // The lock makes two simultaneous registrations see each other.
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [advisoryLockSpaces.spaces, space])
  const { rows } = await client.query<{ own: boolean }>({
    name: 'taken-space',
    text: `select a.owner_id = coalesce($3, (select owner_id from agents where id = $2)) as own
           from agent_versions v join agents a on a.id = v.agent_id
           where lower(v.settings->>'space') = $1 and a.retired_at is null and a.id is distinct from $2
           limit 1`,
    values: [space, asker.agentId ?? null, asker.ownerId ?? null],
  })
  const [taken] = rows
  return taken && (taken.own ? 'space-in-use' : 'space-of-another')
}
