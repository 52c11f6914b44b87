import type { MatchRow } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { firstIdAt } from '../../new-id.ts'
import { matchColumns, matchRowOf } from '../match-row.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Ids tell when a match was dealt. What was dealt longer ago than this has not ended within the day. */
const longestMs = 2 * dayMs

export interface BestOfDay {
  /** The end of these 24 hours: now, or the end of the newest match where nothing has ended for a day. */
  readonly until: Date
  readonly isPast: boolean
  readonly items: readonly MatchRow[]
}

/**
 * The decided matches of the last day, the most tense first. Withheld and void ones are left out. Matches of a game that does
 * not say when it is tense come last.
 */
export async function bestOfDay(db: Database, { now = new Date(), limit = 6 } = {}): Promise<BestOfDay> {
  const counted = { status: 'finished', withheld: false, decisionId: null } as const
  const newest = await db.prisma.match.findFirst({
    where: { ...counted, endedAt: { not: null, lte: now } },
    orderBy: { id: 'desc' },
    select: { endedAt: true },
  })
  if (!newest?.endedAt) return { until: now, isPast: false, items: [] }
  const isPast = now.getTime() - newest.endedAt.getTime() >= dayMs
  const until = isPast ? newest.endedAt : now
  const from = new Date(until.getTime() - dayMs)
  const found = await db.prisma.match.findMany({
    where: {
      ...counted,
      endedAt: { gt: from, lte: until },
      id: { gte: firstIdAt(until.getTime() - longestMs) },
    },
    orderBy: [
      { tension: { sort: 'desc', nulls: 'last' } },
      { moments: { sort: 'desc', nulls: 'last' } },
      { id: 'desc' },
    ],
    take: limit,
    ...matchColumns,
  })
  return { until, isPast, items: found.map((match) => matchRowOf(match)) }
}
