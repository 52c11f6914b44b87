export interface BriefMemory<Value> {
  /**
   * What was made for this key a moment ago, or is made now: once for everybody who asks meanwhile, however long it takes.
   * Undefined where so much is remembered, or made at the same time, that there is no room for more.
   */
  recall(key: string, make: () => Promise<Value>): Promise<Value> | undefined
  /** Whether it would have to be made. */
  isNew(key: string): boolean
  forget(): void
}

interface Limits {
  readonly lifetimeMs: number
  readonly most: number
  /** How much of it is made at the same time. */
  readonly mostAtOnce: number
  readonly now: () => number
}

/** Remembers for so long and no longer. */
export function createBriefMemory<Value>({ lifetimeMs, most, mostAtOnce, now }: Limits): BriefMemory<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  const underWay = new Set<Promise<Value>>()
  const forgetOld = () => {
    const time = now()
    // What takes longer than it lives is not begun again meanwhile: whoever is slow already would only become slower.
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
