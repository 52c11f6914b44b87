import { createHash } from 'node:crypto'
import { readCredentials } from '@wis/db'
import type { Database, User } from '@wis/db'
import { signIn } from '@wis/protocol'
import { policies, spendShared } from '../rate-limit/limits.ts'
import { isPassword } from './password.ts'

export type Authentication =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly reason: 'refused' | 'throttled' }

/**
 * Checks an address and a password. An address that nobody has, one without a password and a wrong password are
 * the same answer after the same time; guesses are counted against the address and against the account.
 */
export async function authenticate(db: Database, given: unknown, address: string): Promise<Authentication> {
  const read = signIn.safeParse(given)
  if (!read.success) return { ok: false, reason: 'refused' }
  const { email, password } = read.data
  if (!(await mayTry(db, email, address))) return { ok: false, reason: 'throttled' }
  const found = await readCredentials(db, email)
  const isRight = await isPassword(password, found?.passwordHash)
  return found && isRight ? { ok: true, user: found.user } : { ok: false, reason: 'refused' }
}

/** Many people may sign in from one address. */
const peoplePerAddress = 5

async function mayTry(db: Database, email: string, address: string): Promise<boolean> {
  const { limit, windowMs } = policies['sign-in']
  const account = createHash('sha256').update(email).digest('base64url')
  const uses = await spendShared(db, [
    { key: `sign-in account ${account}`, limit, windowMs },
    { key: `sign-in address ${address}`, limit: limit * peoplePerAddress, windowMs },
  ])
  return uses.every(({ allowed }) => allowed)
}
