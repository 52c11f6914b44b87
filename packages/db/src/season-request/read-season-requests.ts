import type { Role } from '@wis/protocol'
import { roleOf } from '../account/user.ts'
import type { Database } from '../database.ts'
import type { Page } from '../page.ts'
import { seasonRequestOf } from './season-request.ts'
import type { SeasonRequest } from './season-request.ts'

/** A member's last request. */
export async function latestSeasonRequest(
  { prisma }: Pick<Database, 'prisma'>,
  userId: string,
): Promise<SeasonRequest | undefined> {
  const found = await prisma.seasonRequest.findFirst({ where: { userId }, orderBy: { id: 'desc' } })
  return found ? seasonRequestOf(found) : undefined
}

/** The last grant of an organizer who has set up no season since. */
export async function grantedSeasonRequest(
  { prisma }: Pick<Database, 'prisma'>,
  userId: string,
): Promise<SeasonRequest | undefined> {
  const request = await latestSeasonRequest({ prisma }, userId)
  if (request?.state !== 'granted' || request.answeredAt === null) return undefined
  const season = await prisma.season.findFirst({
    where: { ownerId: userId, createdAt: { gte: request.answeredAt } },
    select: { id: true },
  })
  return season ? undefined : request
}

/** A request as admins see it. */
export interface WaitingSeasonRequest extends SeasonRequest {
  readonly asker: {
    readonly id: string
    readonly name: string
    readonly email: string | null
    readonly role: Role
    readonly createdAt: string
    readonly agents: number
  }
}

interface Wanted {
  readonly cursor?: string | undefined
  readonly limit?: number
}

/** Newest first. Requests of suspended accounts are hidden until the suspension ends. */
export async function waitingSeasonRequests(
  { prisma }: Pick<Database, 'prisma'>,
  { cursor, limit = 20 }: Wanted = {},
): Promise<Page<WaitingSeasonRequest>> {
  const found = await prisma.seasonRequest.findMany({
    where: {
      state: 'waiting',
      user: { suspendedAt: null },
      ...(cursor !== undefined && { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: { user: { include: { _count: { select: { agents: true } } } } },
  })
  const items = found.slice(0, limit).map(({ user, ...request }) => ({
    ...seasonRequestOf(request),
    asker: {
      id: user.id,
      name: user.name,
      email: user.email,
      role: roleOf(user.role),
      createdAt: user.createdAt.toISOString(),
      agents: user._count.agents,
    },
  }))
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}
