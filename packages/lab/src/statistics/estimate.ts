/** How an interval was made. The page of decision 0086 says why, and how often each one holds the truth. */
export type IntervalMethod =
  | 'wilson'
  | 'wilson-by-deal'
  | 'bootstrap-t-by-deal'
  | 'student-by-deal'
  | 'paired-wilson-by-deal'
  | 'wilson-by-content'
  | 'bootstrap-t-by-content'
  | 'student-by-content'
  | 'paired-wilson-by-content'
  | 'ranks-by-deal'
  | 'ranks-by-content'
  | 'bootstrap-by-item'
  | 'bootstrap-by-deal'

/** Why a value stands without an interval. */
export type NoInterval = 'nothing-seen' | 'too-few' | 'no-variation'

interface Seen {
  /** Null if nothing was seen. */
  readonly value: number | null
  /** What was counted: matches, votes, speeches. */
  readonly n: number
  /** The deals behind it. */
  readonly deals: number
  /** The contents that were dealt, where one of them came more than once. They are then what was drawn. */
  readonly contents?: number
}

/** How many deals there are, and of how many contents if some came more than once. */
export type Drawn = Pick<Seen, 'deals' | 'contents'>

export function drawnFrom(deals: number, clusters: number): Drawn {
  return clusters < deals ? { deals, contents: clusters } : { deals }
}

interface Known extends Seen {
  readonly value: number
  /** The ends of the 95 % interval. */
  readonly low: number
  readonly high: number
  readonly method: IntervalMethod
  /** The scores are lopsided and the deals few. Such intervals hold the truth less often than they say. */
  readonly rough?: true
  readonly without?: never
}

interface Unsure extends Seen {
  readonly low: null
  readonly high: null
  readonly method: null
  readonly rough?: never
  readonly without: NoInterval
}

/** A number of an experiment, with its 95 % interval or the reason why there is none. */
export type Estimate = Known | Unsure

export function unsure(seen: Seen, without: NoInterval): Estimate {
  const { value, n, deals, contents } = seen
  const drawn = contents === undefined ? { deals } : { deals, contents }
  return { value, low: null, high: null, n, ...drawn, method: null, without }
}
