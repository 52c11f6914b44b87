import { listOverdue } from '@wis/db'
import { giveUp } from './give-up.ts'
import type { MatchWorld } from './match-world.ts'

/**
 * Longer than any match can last: the longest ruleset on offer, with every seat using its whole turn and as much time
 * again to hear the news, in every round.
 */
export const longestMatchMs = 45 * 60_000

/** Voids every match that has run past its possible length, so that none runs for ever. */
export async function endOverdue(world: Pick<MatchWorld, 'db' | 'feed' | 'clock' | 'log'>): Promise<void> {
  for (const matchId of await listOverdue(world.db, longestMatchMs)) {
    world.log.error('match-overdue', { matchId })
    await giveUp(world, matchId, 'ran-too-long').catch((error: unknown) =>
      world.log.warn('match-not-ended', { matchId, error }),
    )
  }
}
