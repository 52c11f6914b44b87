import type { Use } from './allowance.ts'
import { createOwnAllowances } from './own-allowances.ts'
import type { OwnAllowances } from './own-allowances.ts'
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
