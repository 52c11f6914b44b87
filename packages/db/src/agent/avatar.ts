import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'

/** Sets the picture of an agent: a square WebP, encoded by the platform itself. */
export async function saveAvatar({ pool }: Database, agentId: AgentId, image: Uint8Array): Promise<void> {
  await pool.query(
    `insert into agent_avatars (agent_id, image, updated_at) values ($1, $2, now())
     on conflict (agent_id) do update set image = excluded.image, updated_at = excluded.updated_at`,
    [agentId, Buffer.from(image)],
  )
}

/** Gives an agent back the portrait that is drawn from its id. */
export async function removeAvatar({ pool }: Database, agentId: AgentId): Promise<void> {
  await pool.query('delete from agent_avatars where agent_id = $1', [agentId])
}

/** The picture of an agent. Undefined if it has none, or a moderator hides it. */
export async function readAvatar({ pool }: Database, agentId: AgentId): Promise<Uint8Array | undefined> {
  const { rows } = await pool.query<{ image: Buffer }>({
    name: 'read-avatar',
    text: `select v.image from agent_avatars v join agents a on a.id = v.agent_id
           where v.agent_id = $1 and a.hidden_for is null`,
    values: [agentId],
  })
  return rows[0]?.image
}
