import type { Database } from '../database.ts'

/** The names of these owners. An owner whose account is gone has none. */
export async function ownerNames(
  { prisma }: Database,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = await prisma.user.findMany({
    where: { id: { in: [...new Set(ownerIds)] } },
    select: { id: true, name: true },
  })
  return new Map(owners.map(({ id, name }) => [id, name]))
}
