import type { Entry, MatchId, MatchVoided } from '@wis/engine'
import type { Database } from '../../database.ts'
import { keepVoidSeats } from '../../fault/void-record.ts'
import { inTransaction } from '../../transaction.ts'
import { appendOn } from '../log/append-ruling.ts'
import type { Fence, LastRuling } from '../log/append-ruling.ts'
import { aftermathColumns, settleAftermath } from './settle-match.ts'
import type { Aftermath } from './settle-match.ts'

/** Ends a match that counts for nobody, with its reason in the log and in the header. */
export async function voidMatch(db: Database, fence: Fence, last: LastRuling, reason: string): Promise<void> {
  await inTransaction(db, async (client) => {
    await appendOn(client, { fence, ...last })
    const { rows } = await client.query<Aftermath>({
      name: 'void-match',
      text: `update matches set status = 'void', ended_at = $2, reason = $3 where id = $1
             returning ${aftermathColumns}`,
      values: [fence.matchId, last.entries.at(-1)?.at, reason],
    })
    await client.query({ name: 'keep-void-seats', text: keepVoidSeats, values: [fence.matchId, reason] })
    await settleAftermath(client, fence.matchId, rows[0], { counts: false })
  })
}

interface Abandonment {
  readonly reason: string
  readonly at: Date
}

interface Abandoned {
  readonly last: Entry & { readonly event: MatchVoided }
  readonly withheld: boolean
}

interface Claim extends Pick<Abandoned, 'withheld'> {
  readonly attempt: number
  readonly entries: number
  /** The time of its last entry. */
  readonly last: Date | null
}

/**
 * Ends a match that cannot go on as void, and returns its last entry and whether anybody may see it. Undefined if it
 * is over already. It claims the match anew, so that no runner plays on, and reads none of its stored data, because
 * that data may be the fault.
 */
export async function abandonMatch(
  db: Database,
  matchId: MatchId,
  { reason, at }: Abandonment,
): Promise<Abandoned | undefined> {
  const { rows } = await db.pool.query<Claim>({
    name: 'abandon-match',
    text: `update matches set attempt = attempt + 1, status = 'running'
           where id = $1 and status in ('waiting', 'running')
           returning attempt, next_seq as entries, withheld,
                     (select at from entries where match_id = $1 order by seq desc limit 1) as last`,
    values: [matchId],
  })
  const [claim] = rows
  if (!claim) return undefined
  const event: MatchVoided = { type: 'match-voided', reason }
  // A clock that is behind must not make the log go back in time.
  const later = claim.last && claim.last > at ? claim.last : at
  const entry = { seq: claim.entries, at: later.toISOString(), event }
  await voidMatch(db, { matchId, attempt: claim.attempt }, { entries: [entry] }, reason)
  return { last: entry, withheld: claim.withheld }
}
