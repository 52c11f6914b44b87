import { roles } from '@wis/protocol'
import type { Role } from '@wis/protocol'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import { containing } from '../patterns.ts'

export interface User {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  /** Raised whenever all sessions end. A sign-in that began under an earlier version opens no session. */
  readonly sessionVersion: number
  readonly hasPassword: boolean
  /** Whether the user has shown that it reads mail sent to the address. */
  readonly hasConfirmedEmail: boolean
  /** Why the user may not sign in. Null for nearly everybody. */
  readonly suspendedFor: string | null
  readonly createdAt: string
}

export interface StoredUser {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: string
  readonly sessionVersion: number
  readonly passwordHash: string | null
  readonly suspendedAt: Date | null
  readonly suspendedFor: string | null
  readonly emailConfirmedAt: Date | null
  readonly createdAt: Date
}

export function userOf({ role, passwordHash, createdAt, ...user }: StoredUser): User {
  const { id, name, email, sessionVersion } = user
  return {
    id,
    name,
    email,
    sessionVersion,
    role: roleOf(role),
    hasPassword: passwordHash !== null,
    hasConfirmedEmail: user.emailConfirmedAt !== null,
    suspendedFor: user.suspendedAt === null ? null : (user.suspendedFor ?? ''),
    createdAt: createdAt.toISOString(),
  }
}

/** An unknown role gives no rights. */
export const roleOf = (stored: string): Role => roles.find((role) => role === stored) ?? 'member'

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

/** An account as admins see it. */
export type UserRow = Pick<User, 'id' | 'name' | 'email' | 'role' | 'createdAt' | 'suspendedFor'> & {
  readonly agents: number
}

type CountedUser = Pick<StoredUser, 'id' | 'name' | 'email' | 'role' | 'createdAt' | 'suspendedFor'> & {
  readonly _count: { readonly agents: number }
}

export const userRowOf = ({
  id,
  name,
  email,
  role,
  createdAt,
  suspendedFor,
  _count,
}: CountedUser): UserRow => ({
  id,
  name,
  email,
  suspendedFor,
  role: roleOf(role),
  createdAt: createdAt.toISOString(),
  agents: _count.agents,
})

interface Wanted {
  /** Part of the name or the address, or the whole id. */
  readonly q?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: number
}

/** Newest first. */
export async function listUsers(
  { prisma }: Database,
  { q, cursor, limit = 30 }: Wanted,
): Promise<Page<UserRow>> {
  const found = await prisma.user.findMany({
    where: {
      ...(q !== undefined && { OR: [{ name: containing(q) }, { email: containing(q) }, { id: q }] }),
      ...(cursor !== undefined && { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: { _count: { select: { agents: true } } },
  })
  return pageOf(found.map(userRowOf), limit, ({ id }) => id)
}

/** An account at a sign-in provider such as GitHub. */
interface Identity {
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

/** A notice to a user that is about none of its agents. */
export interface AccountNotice {
  readonly id: string
  readonly kind: string
  readonly params: unknown
  readonly createdAt: string
}

/** Newest first. */
export async function accountNotices(
  { prisma }: Pick<Database, 'prisma'>,
  userId: string,
  limit = 10,
): Promise<readonly AccountNotice[]> {
  const found = await prisma.notice.findMany({
    where: { userId, agentId: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })
  return found.map(({ id, kind, params, createdAt }) => ({
    id,
    kind,
    params,
    createdAt: createdAt.toISOString(),
  }))
}
