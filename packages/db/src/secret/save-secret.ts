import type pg from 'pg'
import type { Sealer, SecretOf } from './vault.ts'

/** Stores a secret, replacing any earlier one for the same agent and place, on a connection of the caller's. */
export async function saveSecret(
  client: Pick<pg.ClientBase, 'query'>,
  sealer: Sealer,
  of: SecretOf,
  secret: string,
): Promise<void> {
  const { keyId, sealed } = sealer.seal(secret, of)
  await client.query({
    name: 'save-secret',
    text: `insert into agent_secrets (agent_id, place, key_id, sealed, updated_at) values ($1, $2, $3, $4, now())
           on conflict (agent_id, place) do update
           set key_id = excluded.key_id, sealed = excluded.sealed, updated_at = excluded.updated_at`,
    values: [of.agentId, of.place, keyId, sealed],
  })
}

/** Whether a secret is stored for this agent and place. */
export async function hasSecret(
  client: Pick<pg.ClientBase, 'query'>,
  { agentId, place }: SecretOf,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'has-secret',
    text: 'select 1 from agent_secrets where agent_id = $1 and place = $2',
    values: [agentId, place],
  })
  return rowCount === 1
}
