import type { Use } from './allowance.ts'
import { createOwnAllowances } from './own-allowances.ts'
import type { OwnAllowances } from './own-allowances.ts'
import { minute, perAddress, policies } from './policies.ts'
import type { PageCost } from './policies.ts'

/** One more call from an address, whatever it is: what is refused here costs nothing but the count. */
export function takeFromAddress(address: string): Use {
  return ownAllowances().take(`any address ${address}`, {
    limit: policies.read.limit * perAddress,
    windowMs: minute,
  })
}

/** One more page or picture for an address, whoever is signed in there. */
export function takePage(cost: PageCost, address: string, units: number): Use {
  const { limit, windowMs } = policies[cost]
  return ownAllowances().take(`${cost} address ${address}`, { limit, windowMs, units })
}

const kept = globalThis as typeof globalThis & { wisAllowances?: OwnAllowances }

/** One count in a process: what stands before the pages is a program of its own to Next. */
export const ownAllowances = () => (kept.wisAllowances ??= createOwnAllowances())
