import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../database.ts'
import { matchColumns, matchHeaderOf } from './match-row.ts'

/** The table to show a stranger: the live one that is furthest on, else the newest that was decided. */
export async function featuredMatch({ prisma }: Database): Promise<MatchHeader | undefined> {
  const live = await prisma.match.findFirst({
    where: { status: 'running', withheld: false },
    orderBy: [{ nextSeq: 'desc' }, { id: 'desc' }],
    ...matchColumns,
  })
  const match =
    live ??
    (await prisma.match.findFirst({
      where: { status: 'finished', withheld: false },
      orderBy: { id: 'desc' },
      ...matchColumns,
    }))
  return match ? matchHeaderOf(match) : undefined
}
