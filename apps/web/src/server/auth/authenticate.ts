import { createHash } from 'node:crypto'
import { giveBack } from '@wis/db'
import type { Database } from '@wis/db'
import { readCredentials } from '@wis/db/accounts'
import type { User } from '@wis/db/accounts'
import { signIn } from '@wis/protocol'
import { policies, spendShared } from '../rate-limit/limits.ts'
import { isPassword } from './password.ts'
import type { Visit } from './visit.ts'

export type Authentication =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly reason: 'refused' | 'throttled' | 'suspended' }

/**
 * Checks an address and a password. An unknown address, an account without a password and a wrong password all give
 * the same answer after the same time. Guesses are counted against the address and against the account, until one is
 * right. A browser that was signed in to the account before has an allowance of its own, so that strangers who guess
 * do not keep the owner out. A suspended person learns of the suspension, but only with the right password.
 */
export async function authenticate(
  db: Database,
  given: unknown,
  { address, devices }: Pick<Visit, 'address' | 'devices'>,
): Promise<Authentication> {
  const read = signIn.safeParse(given)
  if (!read.success) return { ok: false, reason: 'refused' }
  const { email, password } = read.data
  const found = await readCredentials(db, email)
  const device = devices.deviceOf(found?.user)
  const own = device === undefined ? accountKey(email) : `sign-in device ${device}`
  if (!(await mayTry(db, own, device === undefined ? address : undefined)))
    return { ok: false, reason: 'throttled' }
  const isRight = await isPassword(password, found?.passwordHash)
  if (!found || !isRight) return { ok: false, reason: 'refused' }
  await giveBack(db, own)
  if (found.user.suspendedFor !== null) return { ok: false, reason: 'suspended' }
  return { ok: true, user: found.user }
}

/**
 * Whether a person who is signed in gave the right password again, for an action that a session alone must not do.
 */
export async function isOwnPassword(
  db: Database,
  user: Pick<User, 'id' | 'email'>,
  password: string,
): Promise<'right' | 'wrong' | 'throttled'> {
  const key = `sign-in again ${user.id}`
  if (!(await mayTry(db, key))) return 'throttled'
  const found = user.email === null ? undefined : await readCredentials(db, user.email)
  if (!(await isPassword(password, found?.passwordHash))) return 'wrong'
  await giveBack(db, key)
  return 'right'
}

/**
 * The name under which guesses at an account are counted. It is hashed, so that the counts do not reveal addresses.
 */
const accountKey = (email: string) =>
  `sign-in account ${createHash('sha256').update(email).digest('base64url')}`

/** Many people may sign in from one address. */
const peoplePerAddress = 5

async function mayTry(db: Database, own: string, address?: string): Promise<boolean> {
  const { limit, windowMs } = policies['sign-in']
  const shared = { key: `sign-in address ${address}`, limit: limit * peoplePerAddress, windowMs }
  const keys = [{ key: own, limit, windowMs }, ...(address === undefined ? [] : [shared])]
  const uses = await spendShared(db, keys)
  return uses.every(({ allowed }) => allowed)
}
