import { forgetLimits, take } from '@wis/db'
import type { Database } from '@wis/db'
import type { Cost } from '@wis/protocol'
import type { Allowance, Use } from './allowance.ts'
import { createOwnAllowances } from './own-allowances.ts'

const minute = 60_000
const hour = 60 * minute

interface Policy extends Allowance {
  /**
   * Counted in the database, for all servers together: what changes something, costs somebody money or guesses at
   * passwords. Reads are counted by each server for itself: a count that costs more than the read protects nothing.
   */
  readonly shared: boolean
}

/** What a person, a token or an address without either may do. Published as it stands here. */
export const policies = {
  read: { limit: 600, windowMs: minute, shared: false },
  export: { limit: 60, windowMs: minute, shared: false },
  write: { limit: 60, windowMs: minute, shared: true },
  register: { limit: 20, windowMs: hour, shared: true },
  check: { limit: 20, windowMs: hour, shared: true },
  'look-up': { limit: 60, windowMs: 10 * minute, shared: true },
  'sign-in': { limit: 10, windowMs: 15 * minute, shared: true },
  'sign-up': { limit: 20, windowMs: hour, shared: true },
  report: { limit: 10, windowMs: hour, shared: true },
  'season-request': { limit: 5, windowMs: 24 * hour, shared: true },
} as const satisfies Record<Cost | 'sign-in' | 'sign-up' | 'report' | 'season-request', Policy>

/** Many people may share an address: together they may do this many times what one may. */
const perAddress = 4

export interface Asker {
  readonly address: string
  readonly userId?: string
  readonly tokenId?: string
}

/** Takes one use from every allowance of the asker's; all of them have to allow it. */
export async function spend(db: () => Database, cost: Cost, asker: Asker): Promise<readonly Use[]> {
  const { address, userId, tokenId } = asker
  const policy: Policy = policies[cost]
  const many = { ...policy, limit: policy.limit * perAddress }
  const keys = [
    ...(userId === undefined ? [] : [{ key: `${cost} user ${userId}`, ...policy }]),
    ...(tokenId === undefined ? [] : [{ key: `${cost} token ${tokenId}`, ...policy }]),
    { key: `${cost} address ${address}`, ...(userId === undefined ? policy : many) },
  ]
  return policy.shared
    ? spendShared(db(), keys)
    : keys.map(({ key, ...allowance }) => own.take(key, allowance))
}

/** Takes one use each of what is counted for all servers together. */
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

/** One more call from an address, whatever it is: what is refused here costs nothing but the count. */
export function takeFromAddress(address: string): Use {
  return own.take(`any address ${address}`, { limit: policies.read.limit * perAddress, windowMs: minute })
}

const own = createOwnAllowances()
let forgotAt = 0

async function forgetNowAndThen(db: Database): Promise<void> {
  const now = Date.now()
  if (now - forgotAt < 10 * minute) return
  forgotAt = now
  await forgetLimits(db)
}
