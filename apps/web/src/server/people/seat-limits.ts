import 'server-only'
import type { Database } from '@wis/db'
import type { Person } from '@wis/db/people'
import { ownAllowances, policies, spendShared } from '../rate-limit/limits.ts'
import { perAddress } from '../rate-limit/policies.ts'

/** Takes one seat from the allowance of a person. Guests of one address have one allowance together, because a new guest costs nothing. */
export async function mayTakeSeat(db: Database, { userId }: Person, address: string): Promise<boolean> {
  const { limit, windowMs } = policies.seat
  const uses = await spendShared(
    db,
    userId === null
      ? [{ key: `seat address ${address}`, limit, windowMs }]
      : [
          { key: `seat user ${userId}`, limit, windowMs },
          { key: `seat members of ${address}`, limit: limit * perAddress, windowMs },
        ],
  )
  return uses.every(({ allowed }) => allowed)
}

export const mayAnswer = (seatId: string): boolean =>
  ownAllowances().take(`answer seat ${seatId}`, policies.answer).allowed
