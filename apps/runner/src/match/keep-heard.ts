import type { Database } from '@wis/db'
import { markHeard } from '@wis/db/matches'
import type { Fence, Heard } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import type { Log } from '../operations/log.ts'

interface KeepingWorld {
  readonly db: Database
  readonly log: Log
}

/** Resolves after it is stored how far the agent at a seat has heard, or that failed. */
export type KeepHeard = (seat: Seat, heard: Heard) => Promise<void>

export function createKeepHeard({ db, log }: KeepingWorld, fence: Fence): KeepHeard {
  return (seat, heard) =>
    // Without it, an agent is told something twice after a take-over. That is no reason to stop.
    markHeard(db, fence, seat, heard).catch((error: unknown) =>
      log.warn('heard-not-kept', { matchId: fence.matchId, error }),
    )
}
