import type { Cost } from '@wis/protocol'
import { oweAt, takeAt } from './allowance.ts'
import type { Allowance, Use } from './allowance.ts'

const minute = 60_000
const hour = 60 * minute

interface Policy extends Allowance {
  /**
   * Whether all servers count together in the database. They do for calls that change something, cost somebody money
   * or guess at passwords. Each server counts reads by itself, because a count that costs more than the read protects
   * nothing.
   */
  readonly shared: boolean
}

/** The kinds of visits that are counted beside the calls of the API. */
export type PageCost = 'page' | 'picture'
type FormCost =
  | 'sign-in'
  | 'sign-in-proof'
  | 'sign-up'
  | 'letter'
  | 'report'
  | 'season-request'
  | 'search'
  | 'seat'
  | 'answer'
  | 'hunt'

/** The limits for a person, a token or an address without either. The API publishes these numbers. */
export const policies = {
  read: { limit: 600, windowMs: minute, shared: false },
  // A file of a season takes more than one use if matches are read for it. So does a list, as it is sent.
  export: { limit: 60, windowMs: minute, shared: false },
  // Counted in quarters of a page, because a prefetch counts as one quarter.
  page: { limit: 4 * 1200, windowMs: minute, shared: false },
  picture: { limit: 60, windowMs: minute, shared: false },
  // Questions and answers of agents that ask for them. A table of quick games takes a few in a second.
  turn: { limit: 1200, windowMs: minute, shared: false },
  write: { limit: 60, windowMs: minute, shared: true },
  register: { limit: 20, windowMs: hour, shared: true },
  // Agents that register themselves, without an account.
  introduce: { limit: 2, windowMs: hour, shared: true },
  check: { limit: 20, windowMs: hour, shared: true },
  'look-up': { limit: 60, windowMs: 10 * minute, shared: true },
  'sign-in': { limit: 10, windowMs: 15 * minute, shared: true },
  // Tries that are bought by a proof of work, from one address at one account.
  'sign-in-proof': { limit: 5, windowMs: hour, shared: true },
  'sign-up': { limit: 20, windowMs: hour, shared: true },
  letter: { limit: 5, windowMs: hour, shared: true },
  report: { limit: 10, windowMs: hour, shared: true },
  // The seats that a person takes at tables, and the answers at one seat.
  seat: { limit: 40, windowMs: hour, shared: true },
  // The hunts that a person begins.
  hunt: { limit: 60, windowMs: hour, shared: true },
  answer: { limit: 120, windowMs: minute, shared: false },
  // A search reads what was said in hundreds of matches.
  search: { limit: 40, windowMs: minute, shared: false },
  'season-request': { limit: 5, windowMs: 24 * hour, shared: true },
} as const satisfies Record<Cost | PageCost | FormCost, Policy>

/** Many people may share an address: together they may do this many times as much as one person. */
export const perAddress = 4

export interface Asker {
  readonly address: string
  readonly userId?: string
  readonly tokenId?: string
}

/** Takes a cost that is known only afterwards from the same allowances, even if it is more than is left. */
export function owe(cost: 'export', asker: Asker, units: number): readonly Use[] {
  return keysOf(cost, asker).map(({ key, ...allowance }) => ownAllowances().owe(key, { ...allowance, units }))
}

export function keysOf(
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

/** Counts any call from an address, so that a refused call costs nothing but the count. */
export function takeFromAddress(address: string): Use {
  return ownAllowances().take(`any address ${address}`, {
    limit: policies.read.limit * perAddress,
    windowMs: minute,
  })
}

/** Counts a page or picture for an address, signed in or not. */
export function takePage(cost: PageCost, address: string, units: number): Use {
  const { limit, windowMs } = policies[cost]
  return ownAllowances().take(`${cost} address ${address}`, { limit, windowMs, units })
}

const kept = globalThis as typeof globalThis & { wisAllowances?: OwnAllowances }

/** One count per process. Next runs the code before its pages as a separate program, so the count must be global. */
export const ownAllowances = () => (kept.wisAllowances ??= createOwnAllowances())

const mostKept = 50_000

/** Allowances that this process counts by itself, for calls so cheap that every server may allow them anew. */
interface OwnAllowances {
  take(key: string, allowance: Allowance & { readonly units?: number }, now?: number): Use
  /** Takes units for work that is already done. */
  owe(key: string, allowance: Allowance & { readonly units: number }, now?: number): Use
}

export function createOwnAllowances(most = mostKept): OwnAllowances {
  const fullAt = new Map<string, number>()
  const keep = (key: string, used: { readonly use: Use; readonly fullAt: number }, now: number) => {
    if (fullAt.size >= most && !fullAt.has(key)) makeRoom(fullAt, now)
    fullAt.set(key, used.fullAt)
    return used.use
  }
  return {
    take: (key, allowance, now = Date.now()) => keep(key, takeAt(fullAt.get(key) ?? 0, now, allowance), now),
    owe: (key, allowance, now = Date.now()) => keep(key, oweAt(fullAt.get(key) ?? 0, now, allowance), now),
  }
}

/**
 * Forgets allowances that are completely full again. If a flood of addresses leaves none of those, it forgets the
 * oldest.
 */
function makeRoom(fullAt: Map<string, number>, now: number): void {
  const before = fullAt.size
  for (const [key, time] of fullAt) if (time <= now) fullAt.delete(key)
  if (fullAt.size < before) return
  for (const key of fullAt.keys()) {
    fullAt.delete(key)
    if (fullAt.size <= before * 0.9) return
  }
}
