import { createHash } from 'node:crypto'
import { giveBack, readCredentials } from '@wis/db'
import type { Database, User } from '@wis/db'
import { signIn } from '@wis/protocol'
import { policies, spendShared } from '../rate-limit/limits.ts'
import { isPassword } from './password.ts'

export type Authentication =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly reason: 'refused' | 'throttled' | 'suspended' }

/**
 * Checks an address and a password. An address that nobody has, one without a password and a wrong password are
 * the same answer after the same time; guesses are counted against the address and against the account, until one is
 * right. Whoever is suspended is told so, but only with the right password.
 */
export async function authenticate(db: Database, given: unknown, address: string): Promise<Authentication> {
  const read = signIn.safeParse(given)
  if (!read.success) return { ok: false, reason: 'refused' }
  const { email, password } = read.data
  const account = accountKey(email)
  if (!(await mayTry(db, account, address))) return { ok: false, reason: 'throttled' }
  const found = await readCredentials(db, email)
  const isRight = await isPassword(password, found?.passwordHash)
  if (!found || !isRight) return { ok: false, reason: 'refused' }
  await giveBack(db, account)
  if (found.user.suspendedFor !== null) return { ok: false, reason: 'suspended' }
  return { ok: true, user: found.user }
}

/** The name that guesses at an account are counted under. Hashed, so that the counts do not tell addresses. */
const accountKey = (email: string) =>
  `sign-in account ${createHash('sha256').update(email).digest('base64url')}`

/** Many people may sign in from one address. */
const peoplePerAddress = 5

async function mayTry(db: Database, account: string, address: string): Promise<boolean> {
  const { limit, windowMs } = policies['sign-in']
  const uses = await spendShared(db, [
    { key: account, limit, windowMs },
    { key: `sign-in address ${address}`, limit: limit * peoplePerAddress, windowMs },
  ])
  return uses.every(({ allowed }) => allowed)
}
