import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'

/**
 * Those of the agents whose names experiments no longer show: a moderator hides them, they are retired, the account of
 * their owner is deleted, or they are.
 */
export async function withdrawnAgents(
  { pool }: Pick<Database, 'pool'>,
  agentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'withdrawn-agents',
    text: `select w.id from unnest($1::text[]) as w(id) left join agents a on a.id = w.id
           where a.id is null or a.hidden_for is not null
              or (${kindHas('hasOwner')} and (a.retired_at is not null or a.owner_id is null))`,
    values: [agentIds],
  })
  return new Set(rows.map(({ id }) => id))
}
