import {
  beyondStored,
  moveLines,
  pauseExperiment,
  pauseForStorage,
  resumeAfterMidnight,
  resumeWithRoom,
  stoppedPlans,
} from '@wis/db/experiments'
import type { LabLimits } from '@wis/protocol'
import { giveUp } from '../match/give-up.ts'
import type { MatchWorld } from '../match/match-world.ts'
import { dealToMembers } from './deal-planned-matches.ts'
import type { DealingWorld } from './deal-planned-matches.ts'

export interface LabWorld extends DealingWorld, Pick<MatchWorld, 'feed'> {
  /** What one member may take. */
  readonly limits: LabLimits
}

const mebibyte = 1024 * 1024

/**
 * Lets experiments go on whose reason to wait is over, pauses those that have no room, and deals from all that run.
 * Matches of cancelled experiments end. Those of paused ones that nobody plays yet are taken back, so that they keep
 * neither agents nor places.
 */
export async function dealExperiments(world: LabWorld, hasRoom = true): Promise<void> {
  const { db, log, clock, limits } = world
  for (const { matchId, by } of await stoppedPlans(db)) await giveUp(world, matchId, `experiment-${by}`)
  if (!hasRoom) {
    for (const id of await pauseForStorage(db, clock.now())) log.warn('experiment-paused-for-storage', { id })
    return
  }
  const resumed = [
    ...(await resumeWithRoom(db, limits)),
    ...(await resumeAfterMidnight(db, clock.now(), limits)),
  ]
  for (const id of resumed) log.info('experiment-resumed', { id })
  for (const id of await moveLines(db, limits)) log.info('experiment-next-in-line', { id })
  await pauseBeyondStored(world)
  await dealToMembers(world)
}

/** Pauses the experiments of members who have stored as much as they may. Matches under way are played out. */
async function pauseBeyondStored({ db, log, clock, limits }: LabWorld): Promise<void> {
  for (const { id, storedBytes } of await beyondStored(db.pool, limits)) {
    const [used, most] = [storedBytes, limits.storedBytes].map((bytes) => Math.ceil(bytes / mebibyte))
    const detail = `${used} / ${most} MiB`
    if (await pauseExperiment(db.pool, id, { reason: 'storage-limit', detail }, clock.now()))
      log.info('experiment-beyond-stored', { id, detail })
  }
}
