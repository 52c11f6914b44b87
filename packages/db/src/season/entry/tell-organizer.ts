import type { AgentId, SeasonId } from '@wis/engine'
import type pg from 'pg'
import { newId } from '../../new-id.ts'

/** Tells the organizer that an agent has entered or asks to, unless the agent is the organizer's own. */
export async function tellOrganizer(
  client: pg.ClientBase,
  { seasonId, agentId, state }: { seasonId: SeasonId; agentId: AgentId; state: 'requested' | 'entered' },
): Promise<void> {
  await client.query({
    name: 'tell-organizer-of-entrant',
    text: `insert into notices (id, user_id, kind, params)
           select $1, s.owner_id, 'season-entrant', jsonb_build_object(
             'state', $4::text, 'agent', a.name, 'season', s.name, 'slug', s.slug)
           from seasons s join agents a on a.id = $3
           where s.id = $2 and s.owner_id is not null and s.owner_id is distinct from a.owner_id`,
    values: [newId(), seasonId, agentId, state],
  })
}
