import 'server-only'
import type { User } from '@wis/db'
import { isOwnPassword } from '../../server/auth/authenticate.ts'
import { weaknessOf } from '../../server/auth/weak-password.ts'
import type { Weakness } from '../../server/auth/weak-password.ts'
import { database } from '../../server/database.ts'
import type { AccountError } from './form-state.ts'

const said: Readonly<Record<Weakness, AccountError>> = {
  blank: 'passwordBlank',
  common: 'passwordCommon',
  own: 'passwordOwn',
}

/** What is said of a password that others would try first; undefined for a good one. */
export function weakPassword(
  password: string,
  owner: Pick<User, 'name' | 'email'>,
): AccountError | undefined {
  const weakness = weaknessOf(password, owner)
  return weakness && said[weakness]
}

/** Why somebody who is signed in is not taken at their word: a session may be in other hands. */
export async function passwordRefusal(user: User, password: string): Promise<AccountError | undefined> {
  const answer = await isOwnPassword(database(), user, password)
  if (answer === 'right') return undefined
  return answer === 'throttled' ? 'throttled' : 'wrongPassword'
}
