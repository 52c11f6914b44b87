import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'

export interface MatchFault {
  readonly seat: number
  readonly round: number
  readonly verdict: string
}

/** The turns of a match that have gone wrong so far. */
export async function matchFaults({ pool }: Database, matchId: MatchId): Promise<MatchFault[]> {
  const { rows } = await pool.query<MatchFault>({
    name: 'match-faults',
    text: `select seat, round, verdict from calls_of($1) where verdict is not null order by seq`,
    values: [matchId],
  })
  return rows
}
