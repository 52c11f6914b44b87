import { forgetLimits, take } from '@wis/db'
import type { Database } from '@wis/db'
import type { Cost } from '@wis/protocol'
import type { Allowance, Use } from './allowance.ts'
import { minute, perAddress, policies } from './policies.ts'
import type { Policy } from './policies.ts'
import { ownAllowances } from './take-here.ts'

export { policies } from './policies.ts'

export interface Asker {
  readonly address: string
  readonly userId?: string
  readonly tokenId?: string
}

/** Takes one use from each of the asker's allowances. All of them have to allow it. */
export async function spend(db: () => Database, cost: Cost, asker: Asker): Promise<readonly Use[]> {
  const keys = keysOf(cost, asker)
  return policies[cost].shared
    ? spendShared(db(), keys)
    : keys.map(({ key, ...allowance }) => ownAllowances().take(key, allowance))
}

/** Takes a cost that is known only afterwards from the same allowances, even if it is more than is left. */
export function owe(cost: 'export', asker: Asker, units: number): readonly Use[] {
  return keysOf(cost, asker).map(({ key, ...allowance }) => ownAllowances().owe(key, { ...allowance, units }))
}

function keysOf(
  cost: Cost,
  { address, userId, tokenId }: Asker,
): readonly (Allowance & { readonly key: string })[] {
  const { limit, windowMs }: Policy = policies[cost]
  const many = userId === undefined ? limit : limit * perAddress
  return [
    ...(userId === undefined ? [] : [{ key: `${cost} user ${userId}`, limit, windowMs }]),
    ...(tokenId === undefined ? [] : [{ key: `${cost} token ${tokenId}`, limit, windowMs }]),
    { key: `${cost} address ${address}`, limit: many, windowMs },
  ]
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

let forgotAt = 0

async function forgetNowAndThen(db: Database): Promise<void> {
  const now = Date.now()
  if (now - forgotAt < 10 * minute) return
  forgotAt = now
  await forgetLimits(db)
}
