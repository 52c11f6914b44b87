import { oweAt, takeAt } from './allowance.ts'
import type { Allowance, Use } from './allowance.ts'

const mostKept = 50_000

/** Allowances that this process counts by itself, for calls so cheap that every server may allow them anew. */
export interface OwnAllowances {
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
