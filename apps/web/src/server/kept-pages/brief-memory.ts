export interface BriefMemory<Value> {
  /**
   * The value for this key: a recent one, or one that is made now, once for everybody who asks meanwhile. Undefined
   * if there is no room for more values, or too many are being made.
   */
  recall(key: string, make: () => Promise<Value>): Promise<Value> | undefined
  /** Whether the value would have to be made. */
  isNew(key: string): boolean
  forget(): void
}

interface Limits {
  readonly lifetimeMs: number
  readonly most: number
  /** How many values may be made at the same time. */
  readonly mostAtOnce: number
  readonly now: () => number
}

/** Remembers each value for a fixed time and no longer. */
export function createBriefMemory<Value>({ lifetimeMs, most, mostAtOnce, now }: Limits): BriefMemory<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  const underWay = new Set<Promise<Value>>()
  const forgetOld = () => {
    const time = now()
    // A value that takes longer than its lifetime is not begun again meanwhile, because that would slow a slow server
    // further.
    for (const [old, { until, value }] of kept) if (until <= time && !underWay.has(value)) kept.delete(old)
    return time
  }
  return {
    isNew: (key) => {
      forgetOld()
      return !kept.has(key)
    },
    recall: (key, make) => {
      const time = forgetOld()
      const known = kept.get(key)
      if (known) return known.value
      if (kept.size >= most || underWay.size >= mostAtOnce) return undefined
      const value = make()
      const isOver = () => void underWay.delete(value)
      underWay.add(value)
      value.then(isOver, isOver)
      kept.set(key, { until: time + lifetimeMs, value })
      return value
    },
    forget: () => {
      kept.clear()
    },
  }
}
