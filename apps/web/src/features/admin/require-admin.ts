import 'server-only'
import type { User } from '@wis/db/accounts'
import { notFound } from 'next/navigation'
import { currentUser } from '../../server/session.ts'
import { isAllowed } from '../account/actor.ts'

/** Returns the admin who reads the page. For everybody else, the page does not exist. */
export async function requireAdmin(): Promise<User> {
  const user = await currentUser()
  if (!user || !isAllowed(user, 'platform.administer')) notFound()
  return user
}
