import type { Role, Scope } from '@wis/protocol'
import { roleOf } from '../account/user.ts'
import type { Database } from '../database.ts'
import { scopesOf } from './token.ts'

/** The user that a token acts for, and the token's rights. */
export interface TokenBearer {
  readonly tokenId: string
  readonly userId: string
  readonly role: Role
  readonly scopes: readonly Scope[]
}

interface Stored {
  readonly id: string
  readonly user_id: string
  readonly role: string
  readonly scopes: readonly string[]
}

/**
 * Undefined if the token is not known, revoked or expired, or its owner is suspended. Records the use, to the minute.
 */
export async function readBearer({ pool }: Database, hash: string): Promise<TokenBearer | undefined> {
  const { rows } = await pool.query<Stored>({
    name: 'read-bearer',
    text: `with token as (
             select t.id, t.user_id, t.scopes, u.role
             from api_tokens t join users u on u.id = t.user_id
             where t.hash = $1 and t.expires_at > now() and u.suspended_at is null
           ), used as (
             update api_tokens set last_used_at = now()
             from token where api_tokens.id = token.id
               and (last_used_at is null or last_used_at < now() - interval '1 minute')
           )
           select * from token`,
    values: [hash],
  })
  const [token] = rows
  if (!token) return undefined
  return {
    tokenId: token.id,
    userId: token.user_id,
    role: roleOf(token.role),
    scopes: scopesOf(token.scopes),
  }
}
