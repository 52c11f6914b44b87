import type { Actor, Database } from '@wis/db'
import { readUser } from '@wis/db/accounts'
import { AppError } from '../app-error.ts'
import type { Viewer } from '../permissions.ts'

/** The person whose name the audit log gives to actions taken with the rights of an organizer. */
export async function actingUser({ db, viewer }: { db: Database; viewer: Viewer }): Promise<Actor> {
  const user = await readUser(db, requireMember(viewer).userId)
  if (!user) throw new AppError('unauthorized', 'This account no longer exists.')
  return { id: user.id, name: user.name }
}

/** The account that asks. On a route for members, this never refuses. */
export function requireMember(viewer: Viewer): Extract<Viewer, { kind: 'member' }> {
  if (viewer.kind === 'member') return viewer
  throw new AppError('unauthorized', 'Sign in, or send a token.')
}
