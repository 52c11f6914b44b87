import { listOverdue } from '@wis/db'
import { giveUp } from './give-up.ts'
import type { MatchWorld } from './match-world.ts'

/**
 * Longer than any match can last: under the longest ruleset on offer every seat takes its whole turn, and as long
 * again to hear what was said, in every round.
 */
export const longestMatchMs = 45 * 60_000

/** Voids whatever has run past its possible length; nothing is running for ever. */
export async function endOverdue(world: Pick<MatchWorld, 'db' | 'feed' | 'clock' | 'log'>): Promise<void> {
  for (const matchId of await listOverdue(world.db, longestMatchMs)) {
    world.log.error('match-overdue', { matchId })
    await giveUp(world, matchId, 'ran-too-long').catch((error: unknown) =>
      world.log.warn('match-not-ended', { matchId, error }),
    )
  }
}
