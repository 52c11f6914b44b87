import type { Database } from '../database.ts'

/** Whose token this is; undefined where there is none. */
export async function tokenOwner(
  { prisma }: Database,
  id: string,
): Promise<{ readonly ownerId: string } | undefined> {
  const token = await prisma.apiToken.findUnique({ where: { id }, select: { userId: true } })
  return token ? { ownerId: token.userId } : undefined
}

/** It opens nothing from now on. */
export async function revokeToken({ prisma }: Database, id: string): Promise<void> {
  await prisma.apiToken.deleteMany({ where: { id } })
}
