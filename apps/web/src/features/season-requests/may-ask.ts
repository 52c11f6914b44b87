import type { Database } from '@wis/db'
import { policies, spendShared } from '../../server/rate-limit/limits.ts'

/** Takes one request from a member's daily allowance; false if none is left. */
export async function mayAsk(db: Database, userId: string): Promise<boolean> {
  const uses = await spendShared(db, [
    { key: `season-request user ${userId}`, ...policies['season-request'] },
  ])
  return uses.every(({ allowed }) => allowed)
}
