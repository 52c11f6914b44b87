import 'server-only'
import type { Database } from '@wis/db'
import { readSession } from '@wis/db/accounts'
import type { User } from '@wis/db/accounts'
import { decode } from 'next-auth/jwt'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import { AppError } from './app-error.ts'
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

/** Whether the reader of this page has a session by its cookie alone. It asks no database, so that every page can show it. */
export async function isSignedIn(): Promise<boolean> {
  const { publicUrl, sessionSecret: secret } = env()
  const cookie = (await cookies()).get(sessionCookie(publicUrl))?.value
  return secret !== undefined && (await sessionClaims(cookie, secret)) !== undefined
}

const claims = z.object({ sub: z.string(), sid: z.string() })
export type SessionClaims = z.infer<typeof claims>

/** The name that next-auth gives the cookie; the prefix makes browsers accept it over https only. */
export function sessionCookie(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** The content of a sealed cookie; undefined if it is not ours, has expired, or is older than stored sessions. */
export async function sessionClaims(
  token: string | undefined,
  secret: string,
): Promise<SessionClaims | undefined> {
  return token ? claims.safeParse(await decode({ token, secret }).catch(() => null)).data : undefined
}

export interface OpenSession {
  readonly id: string
  readonly user: User
}

/**
 * The session that a cookie opens. Undefined if the cookie is not ours, the session has expired or was ended
 * anywhere, or its owner is suspended. Every reader of a session uses this function.
 */
export async function openSession(
  db: Database,
  token: string | undefined,
  secret: string,
): Promise<OpenSession | undefined> {
  const said = await sessionClaims(token, secret)
  const user = said && (await readSession(db, said.sid))
  return user && user.id === said.sub ? { id: said.sid, user } : undefined
}
