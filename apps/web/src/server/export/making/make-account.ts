import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { exportUser } from '@wis/db/accounts'
import type { Answers, Job } from './job.ts'
import type { Premises } from './make-season-file.ts'
import { putInPlace } from './put-in-place.ts'
import { passing } from './sweep.ts'

/** Everything that is stored about an account, for its owner to download. */
export async function makeAccount(
  { db, root }: Premises,
  { userId }: Extract<Job, { kind: 'account' }>,
): Promise<Answers['account']> {
  const data = await exportUser(db, userId)
  if (!data) return undefined
  const file = path.join(root, passing, randomUUID())
  await putInPlace(file, Buffer.from(JSON.stringify(data, null, 2)))
  return { path: file }
}
