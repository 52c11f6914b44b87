import type { Database } from '@wis/db'
import { itemsOfExperiment, judgementsDone } from '@wis/db/experiments'
import type { AskedJudge, StoredItem } from '@wis/db/experiments'
import { dueRatings, judgementRequest } from '@wis/lab'
import type { DueRating } from '@wis/lab'
import type { ReadableExperiment } from './asking.ts'

interface Wanted {
  readonly id: string
  readonly round: number
  readonly read: ReadableExperiment
  /** The name of the judge. */
  readonly rater: string
  /** All judges of the round. */
  readonly judges: readonly AskedJudge[]
}

/** The ratings of a round that a judge has not given yet, in the order in which they are asked for. */
export async function ratingsDue(
  db: Pick<Database, 'pool'>,
  { id, round, read, rater, judges: all }: Wanted,
): Promise<readonly DueRating[]> {
  const judges = all.filter(({ agent }) => agent === rater)
  const items = new Map<string, readonly StoredItem[]>()
  for (const { rubric } of judges) items.set(rubric, await itemsOfExperiment(db, { id, rubric }))
  // Another round has the items in other orders.
  const seed = round === 1 ? read.spec.seed : `${read.spec.seed}/${round}`
  const due = dueRatings({ judges, seed, itemsFor: (rubric) => items.get(rubric) ?? [] })
  const done = await judgementsDone(db, { id, round, rater })
  return due.filter(({ rubric, due: { time, item } }) => !done.has(`${rubric.id} ${time} ${item.id}`))
}

interface Asking {
  readonly rating: DueRating
  readonly id: string
  readonly round: number
  readonly deadline: Date
}

export const ratingRequest = ({ rating: { rubric, due, language }, id, round, deadline }: Asking) =>
  judgementRequest({ rubric, due, language, deadline: deadline.toISOString(), run: `${id}:${round}` })
