import { createHash } from 'node:crypto'
import { mostTokens, scopes } from '@wis/protocol'
import type { Role, Scope } from '@wis/protocol'
import { roleOf } from './account/user.ts'
import type { Database } from './database.ts'
import { holdOwner } from './locks.ts'
import { newId } from './new-id.ts'
import { inTransaction } from './transaction.ts'

/** The stored facts about an API token. The token itself is shown once, when it is made, and never again. */
export interface TokenRow {
  readonly id: string
  readonly name: string
  readonly ending: string
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly expiresAt: string
  readonly lastUsedAt: string | null
}

const scopesOf = (stored: readonly string[]): readonly Scope[] =>
  scopes.filter((scope) => stored.includes(scope))

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

/** The stored form of a token. A token cannot be guessed, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Newest first. Expired tokens are included, because their owner should see them. */
export async function listTokens({ prisma }: Database, userId: string): Promise<TokenRow[]> {
  const tokens = await prisma.apiToken.findMany({ where: { userId }, orderBy: { id: 'desc' } })
  return tokens.map(({ id, name, ending, scopes, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    ending,
    scopes: scopesOf(scopes),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** The user that a token acts for, and the token's rights. */
interface TokenBearer {
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

/** The owner of a token. Undefined if there is no such token. */
export async function tokenOwner(
  { prisma }: Database,
  id: string,
): Promise<{ readonly ownerId: string } | undefined> {
  const token = await prisma.apiToken.findUnique({ where: { id }, select: { userId: true } })
  return token ? { ownerId: token.userId } : undefined
}

/** Revokes a token. It stops working at once. */
export async function revokeToken({ prisma }: Database, id: string): Promise<void> {
  await prisma.apiToken.deleteMany({ where: { id } })
}
