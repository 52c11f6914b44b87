import type { Database } from '../database.ts'

/** Signs a user out everywhere: every session that is open now is over. */
export async function endSessions({ prisma }: Database, userId: string): Promise<void> {
  await prisma.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
}

/** A new password ends what the old one had opened. */
export async function changePassword(
  { prisma }: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await prisma.user.update({
    where: { id: userId },
    data: { passwordHash, sessionVersion: { increment: 1 } },
  })
}
