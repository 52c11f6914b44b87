import type { Database } from '../database.ts'

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
