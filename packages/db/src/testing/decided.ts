import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import type { Database } from '../database.ts'
import { deal } from './dealt.ts'

interface Decided {
  readonly spySeat?: number
  readonly winner?: 'spy' | 'civilians'
  readonly points: readonly number[]
}

/** Deals these agents into a match and stores an ending, without playing it. */
export async function decide(
  db: Database,
  { seasonId, agents }: { readonly seasonId: SeasonId; readonly agents: readonly AgentId[] },
  { spySeat = 0, winner = 'civilians', points }: Decided,
): Promise<MatchId> {
  const dealt = await deal(db, seasonId, agents)
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join(', '))
  const { matchId } = dealt
  const words = { civilianWord: 'tea', spyWord: 'coffee' }
  await db.prisma.match.update({
    where: { id: matchId },
    data: { status: 'finished', endedAt: new Date(), winner, spySeat, ...words },
  })
  for (const [seat, earned] of points.entries()) {
    const role = seat === spySeat ? 'spy' : 'civilian'
    await db.prisma.seat.updateMany({ where: { matchId, seat }, data: { role, points: earned } })
  }
  return matchId
}
