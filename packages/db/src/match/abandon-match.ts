import type { Entry, MatchId, MatchVoided } from '@wis/engine'
import type { Database } from '../database.ts'
import { voidMatch } from './void-match.ts'

interface Abandonment {
  readonly reason: string
  readonly at: Date
}

/**
 * Ends a match that cannot be played on, as void, and gives its last entry; undefined where it is over already. Claims
 * it anew, so that nobody else plays on, and reads nothing of it: what is stored may be what is wrong with it.
 */
export async function abandonMatch(
  db: Database,
  matchId: MatchId,
  { reason, at }: Abandonment,
): Promise<(Entry & { readonly event: MatchVoided }) | undefined> {
  const { rows } = await db.pool.query<{ attempt: number; entries: number; last: Date | null }>({
    name: 'abandon-match',
    text: `update matches set attempt = attempt + 1, status = 'running'
           where id = $1 and status in ('waiting', 'running')
           returning attempt, next_seq as entries,
                     (select at from entries where match_id = $1 order by seq desc limit 1) as last`,
    values: [matchId],
  })
  const [claim] = rows
  if (!claim) return undefined
  const event: MatchVoided = { type: 'match-voided', reason }
  // Whose clock is behind must not make the log go back.
  const later = claim.last && claim.last > at ? claim.last : at
  const entry = { seq: claim.entries, at: later.toISOString(), event }
  await voidMatch(db, { matchId, attempt: claim.attempt }, { entries: [entry] }, reason)
  return entry
}
