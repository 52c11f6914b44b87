import type { Database } from '@wis/db'
import type { User } from '@wis/db/accounts'
import { freshDatabase } from '@wis/testkit'
import { openAccount } from '../server/auth/open-account.ts'
import { challengesWith } from '../server/auth/proof-of-work/challenge.ts'
import { knownDevices } from '../server/auth/visit.ts'
import { openSession, sessionCookie } from '../server/session.ts'
import { authServer, sessionSecret } from './auth-server.ts'
import type { Visitor } from './auth-server.ts'

export const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' }
export const here = { address: '203.0.113.1', firstIsAdmin: false }

/** A database in which Ada has an account, and the sign-in of the site on it. */
export async function withAda() {
  const db = await freshDatabase()
  await openAccount(db, ada, here)
  return { db, server: await authServer(db) }
}

export const signIn = (visitor: Visitor, { email, password }: { email: string; password: string }) =>
  visitor.post('/api/auth/callback/credentials', { email, password })

export const userOf = async (db: Database, visitor: Visitor): Promise<User | undefined> =>
  (await openSession(db, visitor.cookies.get(sessionCookie('http:')), sessionSecret))?.user

/** A visitor whose browser no account knows. */
export const from = (address: string) => ({
  address,
  devices: knownDevices(undefined, sessionSecret),
  challenges: challengesWith(sessionSecret, { leastBits: cheapBits }),
})

/** A proof of work of so few bits takes a test no time. */
export const cheapBits = 8
