import type pg from 'pg'
import type { Database } from '../database.ts'
import type { Sealer, SecretOf } from './vault.ts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Stores a secret for an agent and place, on a connection of the caller's. The one before it stays valid for the given
 * time, or is destroyed.
 */
export async function saveSecret(
  client: Client,
  sealer: Sealer,
  of: SecretOf,
  { secret, earlierValidMs = 0 }: { readonly secret: string; readonly earlierValidMs?: number },
): Promise<void> {
  await endEarlierSecret(client, of)
  if (earlierValidMs > 0)
    await client.query({
      name: 'keep-earlier-secret',
      text: `insert into earlier_secrets (agent_id, place, key_id, sealed, valid_until)
             select agent_id, place, key_id, sealed, now() + make_interval(secs => $3::float8 / 1000)
             from agent_secrets where agent_id = $1 and place = $2`,
      values: [of.agentId, of.place, earlierValidMs],
    })
  const { keyId, sealed } = sealer.seal(secret, of)
  await client.query({
    name: 'save-secret',
    text: `insert into agent_secrets (agent_id, place, key_id, sealed, updated_at) values ($1, $2, $3, $4, now())
           on conflict (agent_id, place) do update
           set key_id = excluded.key_id, sealed = excluded.sealed, updated_at = excluded.updated_at`,
    values: [of.agentId, of.place, keyId, sealed],
  })
}

/** Destroys the replaced secret of an agent for a place, if it is still kept. */
export async function endEarlierSecret(client: Client, { agentId, place }: SecretOf): Promise<void> {
  await client.query({
    name: 'end-earlier-secret',
    text: 'delete from earlier_secrets where agent_id = $1 and place = $2',
    values: [agentId, place],
  })
}

/** Destroys the replaced secrets whose time is over. */
export async function forgetEarlierSecrets({ pool }: Database): Promise<void> {
  await pool.query('delete from earlier_secrets where valid_until <= now()')
}

/** Whether a secret is stored for this agent and place. */
export async function hasSecret(client: Client, { agentId, place }: SecretOf): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'has-secret',
    text: 'select 1 from agent_secrets where agent_id = $1 and place = $2',
    values: [agentId, place],
  })
  return rowCount === 1
}
