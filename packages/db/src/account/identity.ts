import type { Database } from '../database.ts'
import { userOf } from './user.ts'
import type { User } from './user.ts'

/** Who somebody is at a provider. */
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

/** From now on, who comes with this identity is this user. Throws where it is somebody else's. */
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
