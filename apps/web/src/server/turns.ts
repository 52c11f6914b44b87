export interface Turns {
  /** Does the work when its turn comes; undefined where it would have to wait for too many, or for its own account. */
  take<Result>(account: string, work: () => Promise<Result>): Promise<Result | undefined>
}

interface Room {
  readonly atOnce: number
  /** Beyond those. */
  readonly waiting: number
}

/** For work that is dear: one piece at a time for each account, few for all together, and a short queue. */
export function createTurns({ atOnce, waiting }: Room): Turns {
  const accounts = new Set<string>()
  const queue: (() => void)[] = []
  const mine = () =>
    new Promise<void>((resolve) => {
      if (accounts.size <= atOnce) resolve()
      else queue.push(resolve)
    })
  return {
    take: async (account, work) => {
      if (accounts.has(account) || accounts.size >= atOnce + waiting) return undefined
      accounts.add(account)
      try {
        await mine()
        return await work()
      } finally {
        accounts.delete(account)
        queue.shift()?.()
      }
    },
  }
}
