import type { Database } from '@wis/db'
import { createUser } from '@wis/db/accounts'
import type { SignUp } from '@wis/protocol'
import { policies, spendShared } from '../rate-limit/limits.ts'
import { hashPassword } from './password.ts'

interface Circumstances {
  readonly address: string
  /** If only its owner can reach the machine, the first account becomes the admin. */
  readonly firstIsAdmin: boolean
}

/**
 * Makes an account, unless the address already has one. In that case nothing changes, and neither the answer nor its
 * time reveals it.
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
