import fs from 'node:fs/promises'
import { AppError } from '../app-error.ts'
import { limitConcurrency } from '../work-queue.ts'
import { DiskFull } from './making/job.ts'

/** How many short jobs may run beside the long one. */
const inLine = limitConcurrency(2)

/** Runs a job for one asker, after the jobs before it in the queue. */
export const runShortJob = <Done>(work: () => Promise<Done>): Promise<Done> =>
  inLine(work).catch((error: unknown) => {
    throw whyFailed(error)
  })

/** An error for something that is unavailable at the moment, with the seconds to wait before asking again. */
export function notNow(message: string, retryAfter: number): AppError {
  const error = new AppError('unavailable', message)
  error.retryAfter = retryAfter
  return error
}

/** Why something could not be made, if the asker can do something about it. */
export function whyFailed(error: unknown): unknown {
  if (!(error instanceof DiskFull)) return error
  return notNow('The disk of this server is full, and the file cannot be made. Ask again later.', 300)
}

/** Reads a file that was made for one asker, and deletes it. */
export async function takenAway(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await fs.readFile(path)
  await fs.rm(path, { force: true })
  return new Uint8Array(content)
}
