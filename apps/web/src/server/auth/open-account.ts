import { createUser } from '@wis/db'
import type { Database } from '@wis/db'
import type { SignUp } from '@wis/protocol'
import { policies, spendShared } from '../rate-limit/limits.ts'
import { hashPassword } from './password.ts'

interface Circumstances {
  readonly address: string
  /** On a machine that only its owner can reach, whoever comes first looks after the installation. */
  readonly firstIsAdmin: boolean
}

/**
 * Makes an account, unless the address has one: then nothing changes, and neither the answer nor the time it takes
 * says so.
 */
export async function openAccount(
  db: Database,
  { name, email, password }: SignUp,
  { address, firstIsAdmin }: Circumstances,
): Promise<'done' | 'throttled'> {
  const uses = await spendShared(db, [{ key: `sign-up address ${address}`, ...policies['sign-up'] }])
  if (!uses.every(({ allowed }) => allowed)) return 'throttled'
  const passwordHash = await hashPassword(password)
  await createUser(db, { name, email, passwordHash, firstIsAdmin })
  return 'done'
}
