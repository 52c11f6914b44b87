import 'server-only'
import type { User } from '@wis/db'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { AppError } from './app-error.ts'
import { sessionCookie, sessionUser } from './auth/session-token.ts'
import { database } from './database.ts'
import { env } from './env/env.ts'

/** What sessions are sealed with; an installation without it has no accounts. */
export function sessionSecret(): string {
  const secret = env().sessionSecret
  if (secret === undefined) throw new AppError('unavailable', 'This server has no secret for sessions yet.')
  return secret
}

/** Who reads this page; undefined for a stranger. Asked once for each page. */
export const currentUser = cache(async (): Promise<User | undefined> => {
  const cookie = (await cookies()).get(sessionCookie(env().publicUrl))?.value
  return cookie === undefined ? undefined : sessionUser(database(), cookie, sessionSecret())
})
