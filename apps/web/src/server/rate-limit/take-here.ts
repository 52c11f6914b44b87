import { oweAt, takeAt } from './allowance.ts'
import type { Allowance, Use } from './allowance.ts'
import { minute, perAddress, policies } from './policies.ts'
import type { PageCost } from './policies.ts'

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
