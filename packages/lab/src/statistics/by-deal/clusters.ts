import type { DealSum, PairedDeal } from './deal-sums.ts'

interface OfContent {
  readonly deal: string
  readonly content?: string
}

/** The sums of all deals of a content as one. A deal without a content stands by itself. */
export function sumsByContent(sums: readonly DealSum[]): readonly DealSum[] {
  return clustersOf(sums).map(added)
}

/** The same for what two showed in the same deals. */
export function pairsByContent(pairs: readonly PairedDeal[]): readonly PairedDeal[] {
  return clustersOf(pairs).map((own) => {
    const first = added(own.map((pair) => pair.first))
    return { deal: first.deal, first, second: added(own.map((pair) => pair.second)) }
  })
}

/** In the order in which contents are dealt first, so that each deal keeps its place where no content comes twice. */
export function clustersOf<Deal extends OfContent>(deals: readonly Deal[]): readonly (readonly Deal[])[] {
  const clusters = new Map<string, Deal[]>()
  for (const one of deals) {
    const key = one.content === undefined ? `deal ${one.deal}` : `content ${one.content}`
    const own = clusters.get(key) ?? []
    clusters.set(key, own)
    own.push(one)
  }
  return [...clusters.values()]
}

function added(sums: readonly DealSum[]): DealSum {
  const [first] = sums
  const [above, below] = [
    sums.reduce((sum, one) => sum + one.above, 0),
    sums.reduce((sum, one) => sum + one.below, 0),
  ]
  return { deal: first?.deal ?? '', above, below }
}
