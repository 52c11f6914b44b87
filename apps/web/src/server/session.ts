import 'server-only'
import type { User } from '@wis/db/accounts'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { AppError } from './app-error.ts'
import { openSession, sessionCookie } from './auth/session-token.ts'
import type { OpenSession } from './auth/session-token.ts'
import { database } from './database.ts'
import { env } from './env/env.ts'

/** The secret that seals sessions. An installation without it has no accounts. */
export function sessionSecret(): string {
  const secret = env().sessionSecret
  if (secret === undefined) throw new AppError('unavailable', 'This server has no secret for sessions yet.')
  return secret
}

/** The session of this page's reader; undefined for a stranger. It is looked up once for each page. */
export const currentSession = cache(async (): Promise<OpenSession | undefined> => {
  const cookie = (await cookies()).get(sessionCookie(env().publicUrl))?.value
  return cookie === undefined ? undefined : openSession(database(), cookie, sessionSecret())
})

/** The reader of this page; undefined for a stranger. */
export async function currentUser(): Promise<User | undefined> {
  return (await currentSession())?.user
}
