import { AppError } from '../app-error.ts'
import { DiskFull } from './making/job.ts'

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
