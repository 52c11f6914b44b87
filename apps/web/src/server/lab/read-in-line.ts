import { limitConcurrency } from '../work-queue.ts'

/** However many archives are being read, so many of their parts are made at the same time. */
export const readInLine = limitConcurrency(2)

/** The questions about a match hold all that its seats knew, and there may be many ratings of one. */
const askedAtOnce = 10

interface Span {
  readonly after: number
  readonly last: number
}

/** What was asked about the matches with these numbers, those of a few numbers at a time. */
export async function* askedRows<Row>(
  read: (span: Span) => Promise<readonly Row[]>,
  { after: first, last }: Span,
): AsyncGenerator<Row, void, undefined> {
  for (let after = first; after < last; after += askedAtOnce)
    yield* await readInLine(() => read({ after, last: Math.min(last, after + askedAtOnce) }))
}
