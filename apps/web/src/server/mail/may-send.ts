import { accountHash } from '../auth/account-hash.ts'
import { database } from '../database.ts'
import { policies } from '../rate-limit/limits.ts'
import { spendShared } from '../rate-limit/spend.ts'

const peoplePerAddress = 4

/** Whether one more letter may be sent. Both the asker and the receiver are counted, so that nobody is flooded. */
export async function maySend(to: string, asker: string): Promise<boolean> {
  const { limit, windowMs } = policies.letter
  const uses = await spendShared(database(), [
    { key: `letter address ${asker}`, limit: limit * peoplePerAddress, windowMs },
    { key: `letter account ${accountHash(to)}`, limit, windowMs },
  ])
  return uses.every(({ allowed }) => allowed)
}
