import { monitorEventLoopDelay } from 'node:perf_hooks'
import { queueStatus } from '@wis/db'
import type { Database } from '@wis/db'
import type { Jobs } from '../jobs/jobs.ts'
import type { LiveNamespace } from '../live/feed.ts'
import type { Tallies } from './tallies.ts'
import type { StorageWatch } from './watch-storage.ts'

const delay = monitorEventLoopDelay({ resolution: 10 })
const nanosecond = 1e-9

interface Observed {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'inHand'>
  readonly tallies: Tallies
  readonly live: LiveNamespace
  readonly storage: Pick<StorageWatch, 'report'>
}

/** Reads the gauges: the state of the queue, the jobs of this runner, and the delay of its event loop. */
export async function observe({ db, jobs, tallies, live, storage }: Observed): Promise<void> {
  delay.enable()
  tallies.eventLoopDelay({
    p50: delay.percentile(50) * nanosecond,
    p99: delay.percentile(99) * nanosecond,
    max: delay.max * nanosecond,
  })
  delay.reset()
  tallies.matchesInHand(jobs.inHand().filter(({ queue }) => queue === 'match').length)
  tallies.sockets(live.sockets.size)
  const stored = storage.report()
  if (stored) tallies.storage(stored)
  const { waiting, oldestMs, matches } = await queueStatus(db)
  tallies.queue(waiting, oldestMs)
  tallies.matches(matches)
}
