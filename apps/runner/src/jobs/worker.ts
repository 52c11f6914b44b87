import type { Clock } from '@wis/agents'
import type { Log } from '../operations/log.ts'
import type { TakenJob } from './job-loop.ts'
import { createPatience } from './patience.ts'
import type { QueueName, Work } from './queues.ts'

interface WorkerOptions {
  readonly queue: QueueName
  readonly work: Work
  readonly clock: Clock
  readonly log: Log
  readonly draining: AbortSignal
  /** The jobs of this runner. The worker adds its own while it does them. */
  readonly inHand: Map<string, { readonly queue: QueueName; readonly key: string }>
}

/** Does the jobs of one queue. It throws if the queue should give the job out again. */
export function createWorker(options: WorkerOptions): (job: TakenJob) => Promise<void> {
  const { queue, work, clock, log, draining, inHand } = options
  const { run, giveUp } = work
  const patience = createPatience({ queue, clock, log, draining, ...(giveUp && { giveUp }) })
  return async ({ id, key, data, lost, stepAside }) => {
    inHand.set(id, { queue, key })
    try {
      await run(key, data, { lost, drain: draining, stepAside })
    } catch (error) {
      if (!(await patience.failed(key, error))) throw error
    } finally {
      inHand.delete(id)
    }
    patience.succeeded(key)
    // The match stands at the end of a turn and goes on elsewhere. A failed job tells the queue that.
    if (draining.aborted) throw new Error('handed over: this runner is stopping')
  }
}
