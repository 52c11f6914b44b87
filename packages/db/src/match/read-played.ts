import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'
import { readEntries } from './log/read-log.ts'
import type { MatchReader } from './match-row.ts'

/**
 * A match that is over, with everything that was secret until then. Undefined for a match in play or withheld, because
 * its secrets are not open yet.
 */
export async function readPlayed(db: Database, id: MatchId, { seesWithheld = false }: MatchReader = {}) {
  const match = await db.prisma.match.findFirst({
    where: { id, status: { in: ['finished', 'void'] }, ...(!seesWithheld && { withheld: false }) },
    select: {
      game: true,
      seed: true,
      seatingSeed: true,
      salt: true,
      commitment: true,
      seats: {
        orderBy: { seat: 'asc' },
        select: {
          agentId: true,
          agent: { select: { owner: { select: { name: true } } } },
          version: { select: { number: true } },
        },
      },
    },
  })
  if (!match) return undefined
  const { game, seed, seatingSeed, salt, commitment } = match
  const seats = match.seats.map(({ agentId, agent, version }) => ({
    agent: agentId,
    version: version.number,
    owner: agent.owner?.name ?? null,
  }))
  const log = await readEntries(db, id, 'director')
  return { matchId: id, game, log, seed, seatingSeed, salt, commitment, seats }
}
