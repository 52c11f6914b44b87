import type { Database } from '../database.ts'

/** How many credentials each key has sealed, by the id of the key. */
export async function countSecrets({ pool }: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ keyId: string; count: number }>(
    `select key_id as "keyId", count(*)::int as count
     from (
       select key_id from agent_secrets
       union all select key_id from earlier_secrets
       union all select key_id from webhooks
     ) sealed
     group by key_id`,
  )
  return new Map(rows.map(({ keyId, count }) => [keyId, count]))
}
