import type { Database } from '../database.ts'
import { webhookSecret } from '../webhook/webhook-row.ts'
import type { Vault } from './vault.ts'

export interface Resealed {
  readonly resealed: number
  /**
   * Agents (or `webhook:` and its id) and places whose secret no key opens any more. Their owners have to give it
   * again.
   */
  readonly unreadable: readonly { readonly agentId: string; readonly place: string }[]
}

interface StoredSecret {
  readonly agentId: string
  readonly place: string
  readonly source: 'agent' | 'earlier' | 'webhook'
  readonly keyId: string
  readonly sealed: string
}

type At = Pick<StoredSecret, 'agentId' | 'place' | 'source'>

const atOnce = 200

/**
 * Seals all secrets of other keys anew with the vault's first key, so that the other keys can be thrown away. It is
 * safe to run while the platform is in use, and to run again.
 */
export async function resealSecrets(db: Database, vault: Vault): Promise<Resealed> {
  const unreadable: { agentId: string; place: string }[] = []
  let resealed = 0
  let last: At = { agentId: '', place: '', source: 'agent' }
  for (;;) {
    const rows = await nextSecrets(db, vault.keyId, last)
    for (const row of rows) {
      const secret = vault.open(row, row)
      if (secret === undefined) unreadable.push({ agentId: row.agentId, place: row.place })
      else resealed += await replace(db, row, vault.seal(secret, row))
    }
    const end = rows.at(-1)
    if (!end) return { resealed, unreadable }
    last = end
  }
}

async function nextSecrets({ pool }: Database, keyId: string, after: At): Promise<StoredSecret[]> {
  const { rows } = await pool.query<StoredSecret>(
    `select agent_id as "agentId", place, source, key_id as "keyId", sealed from (
       select agent_id, place, 'agent' as source, key_id, sealed from agent_secrets
       union all
       select agent_id, place, 'earlier', key_id, sealed from earlier_secrets
       union all
       select '${webhookSecret.before}' || id, '${webhookSecret.place}', 'webhook', key_id, sealed from webhooks
     ) secrets
     where key_id <> $1 and (agent_id, place, source) > ($2, $3, $4)
     order by agent_id, place, source limit $5`,
    [keyId, after.agentId, after.place, after.source, atOnce],
  )
  return rows
}

/** Stores the resealed secret, unless its owner has replaced it meanwhile. */
async function replace(
  { pool }: Database,
  { agentId, place, sealed: before }: StoredSecret,
  { keyId, sealed }: Pick<StoredSecret, 'keyId' | 'sealed'>,
): Promise<number> {
  const { rowCount } = await pool.query(
    `with of_webhook as (
       update webhooks set key_id = $4, sealed = $5 where '${webhookSecret.before}' || id = $1 and sealed = $3
       returning 1
     ), of_agent as (
       update agent_secrets set key_id = $4, sealed = $5 where agent_id = $1 and place = $2 and sealed = $3
       returning 1
     ), of_earlier as (
       update earlier_secrets set key_id = $4, sealed = $5 where agent_id = $1 and place = $2 and sealed = $3
       returning 1
     )
     select 1 from of_webhook union all select 1 from of_agent union all select 1 from of_earlier`,
    [agentId, place, before, keyId, sealed],
  )
  return rowCount ?? 0
}
