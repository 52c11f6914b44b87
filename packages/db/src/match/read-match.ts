import type { MatchId } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import type { Database } from '../database.ts'
import { matchColumns, matchHeaderOf } from './match-row.ts'
import type { MatchReader } from './match-row.ts'

export async function readMatch(
  { prisma }: Database,
  id: MatchId,
  reader: MatchReader = {},
): Promise<MatchHeader | undefined> {
  const match = await prisma.match.findUnique({ where: { id }, ...matchColumns })
  return match ? matchHeaderOf(match, reader) : undefined
}
