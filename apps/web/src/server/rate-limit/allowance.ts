/** An allowance of `limit` uses in any `windowMs`. */
export interface Allowance {
  readonly limit: number
  readonly windowMs: number
}

export interface Use extends Allowance {
  readonly allowed: boolean
  /** How much of the window is used up, including this use if it was allowed. */
  readonly usedMs: number
}

const cost = ({ limit, windowMs }: Allowance) => windowMs / limit

/**
 * A bucket that fills evenly. Only the moment when it will be full again is stored. An expensive call takes several
 * units.
 */
export function takeAt(
  fullAt: number,
  now: number,
  { units = 1, ...allowance }: Allowance & { readonly units?: number },
): { use: Use; fullAt: number } {
  const start = Math.max(fullAt, now)
  const next = start + units * cost(allowance)
  const allowed = next - now <= allowance.windowMs + 1
  const kept = allowed ? next : start
  return { use: { ...allowance, allowed, usedMs: kept - now }, fullAt: kept }
}

/**
 * Takes units for work that is already done, even if they are not available, because some costs are known only
 * afterwards. The debt never exceeds one window.
 */
export function oweAt(
  fullAt: number,
  now: number,
  { units, ...allowance }: Allowance & { readonly units: number },
): { use: Use; fullAt: number } {
  const owed = Math.max(fullAt, now) + units * cost(allowance)
  const kept = Math.max(fullAt, Math.min(owed, now + 2 * allowance.windowMs))
  return { use: { ...allowance, allowed: true, usedMs: Math.max(kept, now) - now }, fullAt: kept }
}

export const remaining = (use: Use) => Math.max(0, Math.floor((use.windowMs + 1 - use.usedMs) / cost(use)))

/** How long until one more use is allowed. */
export const waitMs = (use: Use) => Math.max(0, use.usedMs + cost(use) - use.windowMs)

/** The allowance to report to the client: the one that refuses for longest, else the one with the least left. */
export function tightest(uses: readonly Use[]): Use | undefined {
  const [first] = [...uses].sort((a, b) =>
    a.allowed === b.allowed
      ? a.allowed
        ? remaining(a) - remaining(b)
        : waitMs(b) - waitMs(a)
      : Number(a.allowed) - Number(b.allowed),
  )
  return first
}
