import { limitConcurrency } from '../limit-concurrency.ts'
import { whyFailed } from './not-now.ts'

/** How many short jobs may run beside the long one. */
const inLine = limitConcurrency(2)

/** Runs a job for one asker, after the jobs before it in the queue. */
export const runShortJob = <Done>(work: () => Promise<Done>): Promise<Done> =>
  inLine(work).catch((error: unknown) => {
    throw whyFailed(error)
  })
