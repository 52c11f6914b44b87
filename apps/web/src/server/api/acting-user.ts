import type { Actor, Database } from '@wis/db'
import { readUser } from '@wis/db/accounts'
import { AppError } from '../app-error.ts'
import type { Viewer } from '../permissions.ts'
import { requireMember } from './require-member.ts'

/** The person whose name the audit log gives to actions taken with the rights of an organizer. */
export async function actingUser({ db, viewer }: { db: Database; viewer: Viewer }): Promise<Actor> {
  const user = await readUser(db, requireMember(viewer).userId)
  if (!user) throw new AppError('unauthorized', 'This account is gone.')
  return { id: user.id, name: user.name }
}
