import type { Database, NameRefused } from '@wis/db'
import { createUser, openUser } from '@wis/db/accounts'
import type { SignUp } from '@wis/protocol'
import { policies } from '../rate-limit/limits.ts'
import { spendShared } from '../rate-limit/spend.ts'
import { hashPassword } from './password.ts'

interface Circumstances {
  readonly address: string
  /** If only its owner can reach the machine, the first account becomes the admin. */
  readonly firstIsAdmin: boolean
  /** Whether somebody waits for the answer and can choose another name. Otherwise a number is added to a name in use. */
  readonly canChoose?: boolean
}

/**
 * Makes an account, unless the address already has one. In that case nothing changes, and neither the answer nor its
 * time reveals it.
 */
export async function openAccount(
  db: Database,
  { name, email, password }: SignUp,
  { address, firstIsAdmin, canChoose = false }: Circumstances,
): Promise<'done' | 'throttled' | NameRefused['reason']> {
  const uses = await spendShared(db, [{ key: `sign-up address ${address}`, ...policies['sign-up'] }])
  if (!uses.every(({ allowed }) => allowed)) return 'throttled'
  const passwordHash = await hashPassword(password)
  const user = { name, email, passwordHash, firstIsAdmin }
  const opened = canChoose ? await openUser(db, user) : undefined
  if (opened && !opened.ok) return opened.reason
  if (!opened) await createUser(db, user)
  return 'done'
}
