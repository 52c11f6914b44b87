import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'
import { firstIdAt } from '../new-id.ts'

/** How long matches may last, in milliseconds. */
export interface MatchLimits {
  /** A match that is older than this has to go on. */
  readonly usual: number
  /** It goes on as long as its last entry is not older than this. */
  readonly still: number
  /** No match is older than this. */
  readonly atMost: number
}

/** Matches that have lasted too long: they stand still, or are older than any match may be. */
export async function listOverdue(
  { pool }: Database,
  { usual, still, atMost }: MatchLimits,
): Promise<MatchId[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'list-overdue',
    text: `select m.id from matches m where m.status in ('waiting', 'running')
             and coalesce(m.started_at, m.created_at) < now() - $1 * interval '1 millisecond'
             and (coalesce(m.started_at, m.created_at) < now() - $3 * interval '1 millisecond'
                  or not exists (select 1 from entries e where e.match_id = m.id
                                 and e.at > now() - $2 * interval '1 millisecond'))`,
    values: [usual, still, atMost],
  })
  return rows.map(({ id }) => ids.match(id))
}

/** Every match of the arena that has been dealt and is not over, oldest first. */
export async function listUnfinished({ prisma }: Database): Promise<MatchId[]> {
  const matches = await prisma.match.findMany({
    where: { status: { in: ['waiting', 'running'] }, mode: { not: 'experiment' } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return matches.map(({ id }) => ids.match(id))
}

/**
 * For a match that is found by its id. The condition is written so that no index serves it. Statistics expect few
 * matches under way, and a plan that searches all of those for one id is slow exactly when there are many.
 */
export const notOver = `status not in ('finished', 'void')`

/** Longer than the runners' watchdog lets a match wait and then be played, including its farewell. */
const underWayForMs = 2 * 3_600_000

/** No match older than this id is under way. Counts per agent start here, so they do not grow with its history. */
export const underWaySince = () => firstIdAt(Date.now() - underWayForMs)
