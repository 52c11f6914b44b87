import { forgetLimits, take } from '@wis/db'
import type { Database } from '@wis/db'
import type { Cost } from '@wis/protocol'
import type { Allowance, Use } from './allowance.ts'
import { keysOf, ownAllowances, policies } from './limits.ts'
import type { Asker } from './limits.ts'

/** Takes one use from each of the asker's allowances. All of them have to allow it. */
export async function spend(db: () => Database, cost: Cost, asker: Asker): Promise<readonly Use[]> {
  const keys = keysOf(cost, asker)
  return policies[cost].shared
    ? spendShared(db(), keys)
    : keys.map(({ key, ...allowance }) => ownAllowances().take(key, allowance))
}

/** Takes one use from each allowance that is shared between all servers. */
export async function spendShared(
  db: Database,
  keys: readonly (Allowance & { readonly key: string })[],
): Promise<readonly Use[]> {
  await forgetNowAndThen(db)
  const taken = await take(db, keys)
  return keys.flatMap(({ key, limit, windowMs }) => {
    const answer = taken.find((one) => one.key === key)
    return answer ? [{ limit, windowMs, allowed: answer.allowed, usedMs: answer.usedMs }] : []
  })
}

const forgetEveryMs = 600_000
let forgotAt = 0

async function forgetNowAndThen(db: Database): Promise<void> {
  const now = Date.now()
  if (now - forgotAt < forgetEveryMs) return
  forgotAt = now
  await forgetLimits(db)
}
