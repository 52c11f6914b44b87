import { mostTokens } from '@wis/protocol'
import type { Scope } from '@wis/protocol'
import type { Database } from '../database.ts'
import { holdOwner } from '../limit/hold-owner.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

export interface NewTokenRow {
  readonly userId: string
  readonly name: string
  readonly hash: string
  readonly ending: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date
}

/** Stores a token. False if its owner already has as many as an account may have. */
export async function createToken(db: Database, token: NewTokenRow): Promise<boolean> {
  const { userId, name, hash, ending, scopes, expiresAt } = token
  return inTransaction(db, async (client) => {
    if (!(await holdOwner(client, userId))) return false
    const { rowCount } = await client.query(
      `insert into api_tokens (id, user_id, name, hash, ending, scopes, expires_at)
       select $1, $2, $3, $4, $5, $6, $7
       where (select count(*) from api_tokens where user_id = $2) < $8`,
      [newId(), userId, name, hash, ending, scopes, expiresAt, mostTokens],
    )
    return rowCount === 1
  })
}
