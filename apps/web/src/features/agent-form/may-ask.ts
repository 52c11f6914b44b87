import 'server-only'
import type { User } from '@wis/db/accounts'
import type { Cost } from '@wis/protocol'
import { database } from '../../server/database.ts'
import { spend } from '../../server/rate-limit/spend.ts'
import { visitorAddress } from '../account/actor.ts'

/** Takes one use from a person's allowance; false if none is left. */
export async function mayAsk({ id }: User, cost: Cost): Promise<boolean> {
  const uses = await spend(database, cost, { address: await visitorAddress(), userId: id })
  return uses.every(({ allowed }) => allowed)
}
