import type { Database } from '../database.ts'
import { userOf } from './user.ts'
import type { User } from './user.ts'

export async function readUser({ prisma }: Database, id: string): Promise<User | undefined> {
  const user = await prisma.user.findUnique({ where: { id } })
  return user ? userOf(user) : undefined
}

/** The user with this e-mail address, with the hash of its password. Only for signing in. */
export async function readCredentials(
  { prisma }: Database,
  email: string,
): Promise<{ readonly user: User; readonly passwordHash: string | null } | undefined> {
  const user = await prisma.user.findUnique({ where: { email } })
  return user ? { user: userOf(user), passwordHash: user.passwordHash } : undefined
}
