import type { Database } from '../database.ts'
import type { Vault, SecretOf } from './vault.ts'

export type OpenedSecret =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly secret: string }
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
  const { rows } = await pool.query<{ keyId: string; sealed: string }>({
    name: 'open-secret',
    text: 'select key_id as "keyId", sealed from agent_secrets where agent_id = $1 and place = $2',
    values: [of.agentId, of.place],
  })
  const [row] = rows
  if (!row) return { kind: 'none' }
  const secret = vault?.open(row, of)
  return secret === undefined ? { kind: 'unreadable' } : { kind: 'open', secret }
}
