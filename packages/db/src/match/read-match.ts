import { createHmac } from 'node:crypto'
import type { MatchId, Seat } from '@wis/engine'
import type { MatchHeader } from '@wis/protocol'
import { readsAgent } from '../agent/people/people-sql.ts'
import type { Database } from '../database.ts'
import { readEntries } from './log/read-log.ts'
import { matchColumns, matchHeaderOf } from './match-row.ts'
import type { MatchReader } from './match-row.ts'
import { packageOf } from './package-of.ts'

/**
 * The match with this id. A trial match in a season that is being set up is visible only to the season's organizer.
 */
export async function readMatch(
  { prisma }: Database,
  id: MatchId,
  reader: MatchReader = {},
): Promise<MatchHeader | undefined> {
  const match = await prisma.match.findUnique({ where: { id }, ...matchColumns })
  if (!match || (match.season.state === 'created' && !reader.seesWithheld)) return undefined
  return matchHeaderOf(match, reader)
}

/** The organizer of the match's season. Undefined if there is no such match. */
export async function seasonOwnerOf(
  { prisma }: Database,
  id: MatchId,
): Promise<{ readonly ownerId: string | null } | undefined> {
  const match = await prisma.match.findUnique({
    where: { id },
    select: { season: { select: { ownerId: true } } },
  })
  return match?.season
}

/**
 * A match that is over, with everything that was secret until then. Undefined for a match in play or withheld, because
 * its secrets are not open yet.
 */
export async function readPlayed(db: Database, id: MatchId, { seesWithheld = false }: MatchReader = {}) {
  const match = await db.prisma.match.findFirst({
    where: { id, status: { in: ['finished', 'void'] }, ...(!seesWithheld && { withheld: false }) },
    select: {
      game: true,
      package: true,
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
  return { matchId: id, game, ...packageOf(match), log, seed, seatingSeed, salt, commitment, seats }
}

/** The seats at a table whose agents somebody owns or works on. */
export async function ownSeats(
  { pool }: Database,
  matchId: MatchId,
  userId: string,
): Promise<readonly Seat[]> {
  const { rows } = await pool.query<{ seat: Seat }>({
    name: 'own-seats',
    text: `select s.seat from seats s join agents a on a.id = s.agent_id
           where s.match_id = $1 and ${readsAgent('a', '$2')} order by s.seat`,
    values: [matchId, userId],
  })
  return rows.map(({ seat }) => seat)
}

interface Sitting {
  readonly seed: string
  readonly seat: number
}

/**
 * The name by which one seat's agent knows its match. It never changes within a match. It helps nobody to find the
 * table while it is played, nor lets two agents find out that they share one. It is derived from the seed, which is
 * secret until the match is over.
 */
export function seatMatchId({ seed, seat }: Sitting): string {
  return createHmac('sha256', seed).update(`match of seat ${seat}`).digest('base64url').slice(0, 22)
}
