import type { Database } from '../database.ts'
import { userOf } from './user.ts'
import type { User } from './user.ts'

/** An account at a sign-in provider such as GitHub. */
export interface Identity {
  readonly provider: string
  readonly subject: string
}

export async function readUserByIdentity(
  { prisma }: Database,
  { provider, subject }: Identity,
): Promise<User | undefined> {
  const identity = await prisma.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { user: true },
  })
  return identity ? userOf(identity.user) : undefined
}

/**
 * Links an identity at a provider to a user, who can sign in with it from now on. Throws if it is linked to another
 * user.
 */
export async function linkIdentity(
  { prisma }: Database,
  userId: string,
  { provider, subject }: Identity,
): Promise<void> {
  await prisma.identity.create({ data: { provider, subject, userId } })
}

/** The providers that a user can sign in with. */
export async function listIdentities({ prisma }: Database, userId: string): Promise<string[]> {
  const identities = await prisma.identity.findMany({
    where: { userId },
    orderBy: { provider: 'asc' },
    select: { provider: true },
  })
  return identities.map(({ provider }) => provider)
}
