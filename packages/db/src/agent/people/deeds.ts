import type { AgentId } from '@wis/engine'
import type { AgentDeed } from '@wis/protocol'
import type pg from 'pg'
import { newId } from '../../new-id.ts'
import { storableJson } from '../../storable-json.ts'

/** Something that somebody did with an agent. */
export interface NewDeed {
  readonly agentId: AgentId
  readonly by: string
  readonly deed: AgentDeed
  /** The account that it was about. */
  readonly about?: string
  readonly detail?: Readonly<Record<string, unknown>>
}

/**
 * Writes down what somebody did with an agent, if both are still there. What the same person does again within an hour
 * is counted in the first line, so that a script does not push everything else off the list.
 */
export async function recordDeed(client: Pick<pg.ClientBase, 'query'>, note: NewDeed): Promise<void> {
  const { agentId, by, deed, about = null, detail = {} } = note
  await client.query({
    name: 'record-deed',
    text: `with again as (
             update agent_deeds set detail = detail || jsonb_build_object('times', coalesce((detail->>'times')::int, 1) + 1)
             where id = (select id from agent_deeds where agent_id = $2 order by id desc limit 1)
               and user_id = $3 and deed = $5 and about_id is not distinct from $4 and detail - 'times' = $6
               and at > now() - interval '1 hour'
             returning 1)
           insert into agent_deeds (id, agent_id, user_id, about_id, deed, detail)
           select $1, a.id, u.id, (select id from users where id = $4), $5, $6
           from agents a join users u on u.id = $3 where a.id = $2 and not exists (select from again)`,
    values: [newId(), agentId, by, about, deed, storableJson(detail)],
  })
}

interface ToldOf extends NewDeed {
  /** The account that is told. */
  readonly to: string
}

/** Writes it down, and tells somebody of it by a notice. */
export async function recordAndTell(
  client: Pick<pg.ClientBase, 'query'>,
  { to, ...note }: ToldOf,
): Promise<void> {
  await recordDeed(client, note)
  await client.query({
    name: 'tell-of-deed',
    text: `insert into notices (id, user_id, agent_id, kind, params)
           select $1, $2, a.id, 'agent-people', jsonb_build_object('deed', $5::text, 'by', u.name, 'agent', a.name, 'slug', a.slug)
           from agents a join users u on u.id = $4 where a.id = $3`,
    values: [newId(), to, note.agentId, note.by, note.deed],
  })
}
