import type { Role } from '@wis/protocol'
import type { Database } from '../database.ts'
import type { Page } from '../page.ts'
import { roleOf } from './user.ts'

/** An account as admins see it. */
export interface UserRow {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly createdAt: string
  readonly agents: number
  /** Null while the user may sign in. */
  readonly suspendedFor: string | null
}

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
  const contains = { contains: q?.replace(/[\\%_]/g, '\\$&') ?? '', mode: 'insensitive' } as const
  const found = await prisma.user.findMany({
    where: {
      ...(q !== undefined && { OR: [{ name: contains }, { email: contains }, { id: q }] }),
      ...(cursor !== undefined && { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: { _count: { select: { agents: true } } },
  })
  const items = found.slice(0, limit).map(({ id, name, email, role, createdAt, suspendedFor, _count }) => ({
    id,
    name,
    email,
    suspendedFor,
    role: roleOf(role),
    createdAt: createdAt.toISOString(),
    agents: _count.agents,
  }))
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}
