import { abandonMatch, listOverdue } from '@wis/db/matches'
import type { MatchLimits } from '@wis/db/matches'
import type { Entry, MatchId } from '@wis/engine'
import type { MatchWorld } from './match-world.ts'
import { showVoided } from './store-ruling.ts'

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

/**
 * Most matches are over within `usual`, even with every seat using its whole turn. Games with much talk last longer, and
 * may do so while they go on: no turn is as long as `still`.
 */
const matchLimits: MatchLimits = { usual: 45 * 60_000, still: 20 * 60_000, atMost: 12 * 3_600_000 }

/** Voids every match that stands still or has lasted too long, so that none runs for ever. */
export async function endOverdue(world: Pick<MatchWorld, 'db' | 'feed' | 'clock' | 'log'>): Promise<void> {
  for (const matchId of await listOverdue(world.db, matchLimits)) {
    world.log.error('match-overdue', { matchId })
    await giveUp(world, matchId, 'ran-too-long').catch((error: unknown) =>
      world.log.warn('match-not-ended', { matchId, error }),
    )
  }
}
