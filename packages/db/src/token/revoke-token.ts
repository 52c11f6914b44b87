import type { Database } from '../database.ts'

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
