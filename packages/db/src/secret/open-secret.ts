import type { Database } from '../database.ts'
import type { Sealed, SecretOf, Vault } from './vault.ts'

export type OpenedSecret =
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
