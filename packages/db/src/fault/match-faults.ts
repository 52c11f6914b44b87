import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'

export interface MatchFault {
  readonly seat: number
  readonly round: number
  readonly verdict: string
}

/** The turns of a match that have gone wrong so far. */
export async function matchFaults({ prisma }: Database, matchId: MatchId): Promise<MatchFault[]> {
  const calls = await prisma.agentCall.findMany({
    where: { matchId, verdict: { not: null } },
    select: { seat: true, round: true, verdict: true },
    orderBy: { seq: 'asc' },
  })
  return calls.flatMap(({ seat, round, verdict }) => (verdict === null ? [] : [{ seat, round, verdict }]))
}
