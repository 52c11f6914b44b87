import 'server-only'
import { randomBytes } from 'node:crypto'
import { hashToken } from '@wis/db/accounts'
import { guestDays } from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { cookies } from 'next/headers'
import { env } from '../env/env.ts'
import { currentUser } from '../session.ts'

/** The name of the cookie. The prefix makes browsers accept it from this host over https only. */
export function guestCookie(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-wis-guest' : 'wis-guest'
}

const secretShape = /^[\w-]{43}$/

/** The reader of this page as somebody who may have a seat. Undefined for a stranger who never took one. */
export async function currentPerson(): Promise<Person | undefined> {
  const userId = (await currentUser())?.id ?? null
  const secret = (await cookies()).get(guestCookie(env().publicUrl))?.value ?? ''
  const guest = secretShape.test(secret) ? hashToken(secret) : null
  return userId === null && guest === null ? undefined : { userId, guest }
}

/** Makes a stranger a guest of this browser. Only a hash of the secret is stored, and no script reads the cookie. */
export async function newGuest(): Promise<Person> {
  const { publicUrl } = env()
  const secret = randomBytes(32).toString('base64url')
  const jar = await cookies()
  jar.set(guestCookie(publicUrl), secret, {
    path: '/',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    sameSite: 'lax',
    maxAge: guestDays * 86_400,
  })
  return { userId: null, guest: hashToken(secret) }
}
