import { AppError } from '../app-error.ts'
import { DiskFull } from './making/job.ts'

/** Where something cannot be had at this moment, and after how many seconds it is worth asking again. */
export function notNow(message: string, retryAfter: number): AppError {
  const error = new AppError('unavailable', message)
  error.retryAfter = retryAfter
  return error
}

/** Why something could not be made, as far as whoever asked for it can do something about it. */
export function whyFailed(error: unknown): unknown {
  if (!(error instanceof DiskFull)) return error
  return notNow('The disk of this server is full, and the file cannot be made. Ask again later.', 300)
}
