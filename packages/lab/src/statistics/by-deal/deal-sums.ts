/**
 * What one deal adds to a number of an experiment, which is one sum divided by another: points by matches, wins by
 * matches, right votes by votes. Matches of one deal are alike. Therefore a deal is what is drawn, and not a match.
 */
export interface DealSum {
  readonly deal: string
  /** What was dealt, such as a pair of words in a language. Deals of the same content are alike, too. */
  readonly content?: string
  readonly above: number
  readonly below: number
}

/** What two subjects, or one under two conditions, showed in the same deal. */
export interface PairedDeal {
  readonly deal: string
  readonly content?: string
  readonly first: DealSum
  readonly second: DealSum
}

export interface SeenInDeal {
  readonly deal: string
  readonly content?: string
  readonly above: number
  /** One if it is not given, such as one match. */
  readonly below?: number
}

/** Adds up everything that was seen in the same deal. */
export function sumsByDeal(seen: Iterable<SeenInDeal>): readonly DealSum[] {
  const sums = new Map<string, DealSum>()
  for (const { deal, content, above, below = 1 } of seen) {
    const before = sums.get(deal)
    sums.set(deal, {
      deal,
      ...contentIn(content),
      above: (before?.above ?? 0) + above,
      below: (before?.below ?? 0) + below,
    })
  }
  return [...sums.values()]
}

/** The deals that both have, in the order of the first. A deal in which neither showed anything is left out. */
export function pairDeals(first: readonly DealSum[], second: readonly DealSum[]): readonly PairedDeal[] {
  const others = new Map(second.map((sum) => [sum.deal, sum]))
  return first.flatMap((sum) => {
    const other = others.get(sum.deal)
    return other && sum.below + other.below > 0
      ? [{ deal: sum.deal, ...contentIn(sum.content), first: sum, second: other }]
      : []
  })
}

/** The field of a content, where there is one. */
export const contentIn = (content: string | undefined) => (content === undefined ? undefined : { content })

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
