import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'

/** Every match of the arena that has been dealt and is not over, oldest first. */
export async function listUnfinished({ prisma }: Database): Promise<MatchId[]> {
  const matches = await prisma.match.findMany({
    where: { status: { in: ['waiting', 'running'] }, mode: { not: 'experiment' } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return matches.map(({ id }) => ids.match(id))
}
