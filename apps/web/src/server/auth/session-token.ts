import { readUser } from '@wis/db'
import type { Database, User } from '@wis/db'
import { decode } from 'next-auth/jwt'
import { z } from 'zod'

const claims = z.object({ sub: z.string(), version: z.int() })
export type SessionClaims = z.infer<typeof claims>

export const sessionDays = 30

/** The name that next-auth gives the cookie; the prefix makes browsers take it over https only. */
export function sessionCookie(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** Whose session this is; undefined where it is none, has expired, was ended from elsewhere or is of somebody suspended. */
export async function sessionUser(
  db: Database,
  token: string | undefined,
  secret: string,
): Promise<User | undefined> {
  if (!token) return undefined
  const read = claims.safeParse(await decode({ token, secret }).catch(() => null))
  if (!read.success) return undefined
  const user = await readUser(db, read.data.sub)
  const holds = user?.sessionVersion === read.data.version && user.suspendedFor === null
  return holds ? user : undefined
}
