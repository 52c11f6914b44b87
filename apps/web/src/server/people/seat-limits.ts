import 'server-only'
import type { Database } from '@wis/db'
import type { Person } from '@wis/db/people'
import { ownAllowances, perAddress, policies } from '../rate-limit/limits.ts'
import { spendShared } from '../rate-limit/spend.ts'

/**
 * Takes one seat, or one hunt, from the allowance of a person. Guests of one address have one allowance together, because a
 * new guest costs nothing.
 */
export async function mayBegin(
  db: Database,
  what: 'seat' | 'hunt',
  { userId }: Person,
  address: string,
): Promise<boolean> {
  const { limit, windowMs } = policies[what]
  const uses = await spendShared(
    db,
    userId === null
      ? [{ key: `${what} address ${address}`, limit, windowMs }]
      : [
          { key: `${what} user ${userId}`, limit, windowMs },
          { key: `${what} members of ${address}`, limit: limit * perAddress, windowMs },
        ],
  )
  return uses.every(({ allowed }) => allowed)
}

/** Whether another answer may be given at a seat, or by a hunter. */
export const mayAnswer = (who: string): boolean =>
  ownAllowances().take(`answer seat ${who}`, policies.answer).allowed
