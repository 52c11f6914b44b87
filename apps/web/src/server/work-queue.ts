export interface WorkQueue {
  /** Runs the work after the jobs before it; undefined if too many are waiting, or the account already has a job. */
  run<Result>(account: string, work: () => Promise<Result>): Promise<Result | undefined>
}

interface Room {
  readonly atOnce: number
  /** How many may wait in addition. */
  readonly waiting: number
}

/** A queue for expensive work: one job at a time for each account, few for all together, and a short line. */
export function createWorkQueue({ atOnce, waiting }: Room): WorkQueue {
  const accounts = new Set<string>()
  const queue: (() => void)[] = []
  const mine = () =>
    new Promise<void>((resolve) => {
      if (accounts.size <= atOnce) resolve()
      else queue.push(resolve)
    })
  return {
    run: async (account, work) => {
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

/** Runs a limited number of jobs at the same time. The others wait, in the order in which they came. */
export function limitConcurrency(most: number): <Done>(work: () => Promise<Done>) => Promise<Done> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
