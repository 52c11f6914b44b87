/** Lets so many pieces of work go on at the same time; the others wait for their turn, in the order in which they came. */
export function takeTurns(most: number): <Done>(work: () => Promise<Done>) => Promise<Done> {
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
