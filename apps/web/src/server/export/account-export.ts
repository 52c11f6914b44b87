import 'server-only'
import { AppError } from '../app-error.ts'
import { exportsHere } from './exports.ts'
import { runShortJob, takenAway } from './short-job.ts'

/** All that is stored of an account, as JSON. */
export async function accountExport(userId: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await runShortJob(() => exportsHere().workshop.run({ kind: 'account', userId }))
  if (!made) throw new AppError('unauthorized', 'This account no longer exists.')
  return takenAway(made.path)
}
