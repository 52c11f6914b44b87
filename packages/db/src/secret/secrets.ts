import type pg from 'pg'
import type { Database } from '../database.ts'
import { webhookSecret } from '../webhook/webhooks.ts'
import type { Sealed, Sealer, SecretOf, Vault } from './vault.ts'

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

type OpenedSecret =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'open'
      readonly secret: string
      /** The secret that it replaced, while that is still valid too. */
      readonly earlier?: string
    }
  /** The secret is stored, but no key opens it. */
  | { readonly kind: 'unreadable' }

/**
 * The secret of an agent for a place. No other function gives a secret away. It is for the runner that calls the
 * place.
 */
export async function openSecret(
  { pool }: Database,
  vault: Vault | undefined,
  of: SecretOf,
): Promise<OpenedSecret> {
  const { rows } = await pool.query<Sealed & { isEarlier: boolean }>({
    name: 'open-secret',
    text: `select key_id as "keyId", sealed, false as "isEarlier" from agent_secrets
           where agent_id = $1 and place = $2
           union all
           select key_id, sealed, true from earlier_secrets
           where agent_id = $1 and place = $2 and valid_until > now()`,
    values: [of.agentId, of.place],
  })
  const row = rows.find(({ isEarlier }) => !isEarlier)
  if (!row) return { kind: 'none' }
  const secret = vault?.open(row, of)
  if (secret === undefined) return { kind: 'unreadable' }
  const before = rows.find(({ isEarlier }) => isEarlier)
  const earlier = before && vault?.open(before, of)
  return { kind: 'open', secret, ...(earlier !== undefined && { earlier }) }
}

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

interface Resealed {
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
