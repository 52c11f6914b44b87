import { giveBack } from '@wis/db'
import type { Database } from '@wis/db'
import { readCredentials } from '@wis/db/accounts'
import type { User } from '@wis/db/accounts'
import { signIn } from '@wis/protocol'
import { policies } from '../rate-limit/limits.ts'
import { spendShared } from '../rate-limit/spend.ts'
import { accountHash, guessesAt } from './account-hash.ts'
import { isPassword } from './password.ts'
import { spendProof } from './proof-of-work/challenge.ts'
import type { Visit } from './visit.ts'

export type Authentication =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly reason: 'refused' | 'throttled' | 'suspended' }

type Trying = Pick<Visit, 'address' | 'devices' | 'challenges'>

/**
 * Checks an address and a password. An unknown address, an account without a password and a wrong password all give
 * the same answer after the same time. Guesses are counted against the address and against the account, until one is
 * right. Strangers who guess do not keep the owner out: a browser that was signed in to the account before has an
 * allowance of its own, and any other one can buy a try by a proof of work. A suspended person learns of the
 * suspension, but only with the right password.
 */
export async function authenticate(db: Database, given: unknown, trying: Trying): Promise<Authentication> {
  const read = signIn.safeParse(given)
  if (!read.success) return { ok: false, reason: 'refused' }
  const { email, password, proof } = read.data
  const found = await readCredentials(db, email)
  const own =
    proof === undefined
      ? await usualTry(db, email, trying.devices.deviceOf(found?.user), trying)
      : await boughtTry(db, email, proof, trying)
  if (own === undefined) return { ok: false, reason: 'throttled' }
  const isRight = await isPassword(password, found?.passwordHash)
  if (!found || !isRight) return { ok: false, reason: 'refused' }
  await giveBack(db, own)
  if (found.user.suspendedFor !== null) return { ok: false, reason: 'suspended' }
  return { ok: true, user: found.user }
}

/** Takes one try. Returns the name of its allowance, to give back after the right password; undefined if none is left. */
async function usualTry(
  db: Database,
  email: string,
  device: string | undefined,
  { address }: Trying,
): Promise<string | undefined> {
  const own = device === undefined ? guessesAt(email) : `sign-in device ${device}`
  return (await mayTry(db, own, device === undefined ? address : undefined)) ? own : undefined
}

/** The same for a try that was bought by a proof of work. It is not taken from what strangers have used up. */
async function boughtTry(
  db: Database,
  email: string,
  proof: string,
  { address, challenges }: Trying,
): Promise<string | undefined> {
  const tried = { account: accountHash(email), address }
  const proven = challenges.proofIn(proof, tried)
  return proven && spendProof(db, proven, tried, challenges.leastBits)
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

/** Many people may sign in from one address. */
const peoplePerAddress = 5

async function mayTry(db: Database, own: string, address?: string): Promise<boolean> {
  const { limit, windowMs } = policies['sign-in']
  const shared = { key: `sign-in address ${address}`, limit: limit * peoplePerAddress, windowMs }
  const keys = [{ key: own, limit, windowMs }, ...(address === undefined ? [] : [shared])]
  const uses = await spendShared(db, keys)
  return uses.every(({ allowed }) => allowed)
}
