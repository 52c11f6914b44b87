import type { Database } from '../database.ts'
import { scopesOf } from './token.ts'
import type { TokenRow } from './token.ts'

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
