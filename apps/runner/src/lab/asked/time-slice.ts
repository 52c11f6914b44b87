import { hasToGiveWay } from '@wis/db'
import type { MatchWorld } from '../../match/match-world.ts'

/** How long questions beside matches keep a place at least while others wait for one. */
const sliceMs = 5_000

type World = Pick<MatchWorld, 'db' | 'clock' | 'log'>

/**
 * Whether the questions of an experiment go on in the place that they have. There may be thousands of them, so after a
 * while they give it back to whoever has fewer places, and stand in line for another one.
 */
export function createTimeSlice({ db, clock, log }: World, experimentId: string): () => Promise<boolean> {
  let since = clock.now().getTime()
  return async () => {
    const now = clock.now().getTime()
    if (now - since < sliceMs) return true
    since = now
    if (!(await hasToGiveWay(db, experimentId))) return true
    log.info('place-given-back', { experimentId })
    return false
  }
}
