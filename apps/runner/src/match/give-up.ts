import { abandonMatch } from '@wis/db/matches'
import type { Entry, MatchId } from '@wis/engine'
import type { MatchWorld } from './match-world.ts'
import { showVoided } from './show-ruling.ts'

/** Ends a match that cannot be finished, with the reason, and returns its last entry. No other runner plays it on. */
export async function giveUp(
  { db, feed, clock }: Pick<MatchWorld, 'db' | 'feed' | 'clock'>,
  id: MatchId,
  reason: string,
): Promise<Entry | undefined> {
  const abandoned = await abandonMatch(db, id, { reason, at: clock.now() })
  if (!abandoned) return undefined
  const { last, withheld } = abandoned
  if (!withheld) showVoided({ feed }, id, last)
  return last
}
