import type { AgentId } from '@wis/engine'
import type { AgentMatchRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { Page } from '../../match/list-matches.ts'
import { matchColumns, matchRowOf } from '../../match/match-row.ts'

/** The matches of an agent, newest first. The cursor is the id of the last match on the page before. */
export async function agentMatches(
  { prisma }: Database,
  agentId: AgentId,
  { cursor, limit = 20 }: { readonly cursor?: string | undefined; readonly limit?: number | undefined } = {},
): Promise<Page<AgentMatchRow>> {
  const seats = await prisma.seat.findMany({
    where: { agentId, match: { withheld: false }, ...(cursor !== undefined && { matchId: { lt: cursor } }) },
    orderBy: { matchId: 'desc' },
    take: limit + 1,
    include: { match: matchColumns, version: { select: { number: true } } },
  })
  const items = seats.slice(0, limit).map(({ match, seat, version, role, points }) => ({
    match: matchRowOf(match),
    seat,
    version: version.number,
    role: z.enum(['spy', 'civilian']).nullable().parse(role),
    points,
  }))
  return { items, nextCursor: seats.length > limit ? (items.at(-1)?.match.id ?? null) : null }
}
