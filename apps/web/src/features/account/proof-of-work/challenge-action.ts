'use server'

import { email } from '@wis/protocol'
import { accountHash } from '../../../server/auth/account-hash.ts'
import { challengesWith, priceOfTry } from '../../../server/auth/proof-of-work/challenge.ts'
import { database } from '../../../server/database.ts'
import { sessionSecret } from '../../../server/session.ts'
import { visitorAddress } from '../actor.ts'
import { textOf } from '../form-state.ts'

/**
 * A challenge whose proof buys one try at an account. The same for an address without an account. Undefined if this
 * visitor has no try left to buy.
 */
export async function askForChallenge(form: FormData): Promise<string | undefined> {
  const read = email.safeParse(textOf(form, 'email'))
  if (!read.success) return undefined
  const tried = { account: accountHash(read.data), address: await visitorAddress() }
  const challenges = challengesWith(sessionSecret())
  const bits = await priceOfTry(database(), tried, challenges.leastBits)
  return bits === undefined ? undefined : challenges.make(tried, bits)
}
