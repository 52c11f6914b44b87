import 'server-only'
import type { User } from '@wis/db/accounts'
import en from '../../../messages/en/site.json'
import zh from '../../../messages/zh/site.json'
import { isOwnPassword } from '../../server/auth/authenticate.ts'
import { weaknessOf } from '../../server/auth/weak-password.ts'
import type { Weakness } from '../../server/auth/weak-password.ts'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import type { AccountError } from './form-state.ts'

const said: Readonly<Record<Weakness, AccountError>> = {
  blank: 'passwordBlank',
  common: 'passwordCommon',
  own: 'passwordOwn',
  site: 'passwordSite',
}

const siteNames = [en.name, zh.name]

/** The message about a password that others would try first; undefined for a good one. */
export function weakPassword(
  password: string,
  owner: Pick<User, 'name' | 'email'>,
): AccountError | undefined {
  const weakness = weaknessOf(password, owner, { names: siteNames, publicUrl: env().publicUrl })
  return weakness && said[weakness]
}

/** Why a signed-in person must give the password again: the session may be in the wrong hands. */
export async function passwordRefusal(user: User, password: string): Promise<AccountError | undefined> {
  const answer = await isOwnPassword(database(), user, password)
  if (answer === 'right') return undefined
  return answer === 'throttled' ? 'throttled' : 'wrongPassword'
}
