import { readSession } from '@wis/db'
import type { Database, User } from '@wis/db'
import { decode } from 'next-auth/jwt'
import { z } from 'zod'

const claims = z.object({ sub: z.string(), sid: z.string() })
export type SessionClaims = z.infer<typeof claims>

/** The name that next-auth gives the cookie; the prefix makes browsers take it over https only. */
export function sessionCookie(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** What a sealed cookie says; undefined where it is none of ours, has expired, or is of before sessions were rows. */
export async function sessionClaims(
  token: string | undefined,
  secret: string,
): Promise<SessionClaims | undefined> {
  return token ? claims.safeParse(await decode({ token, secret }).catch(() => null)).data : undefined
}

/** A session that is open, and whose it is. */
export interface OpenSession {
  readonly id: string
  readonly user: User
}

/**
 * The session that a cookie opens; undefined where it opens none: it is none of ours, has expired, was ended, here or from
 * elsewhere, or is of somebody suspended. The only way in which a session is read, wherever it is shown.
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
