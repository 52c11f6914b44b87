import type { Database } from '@wis/db'
import { endJudging, itemsOfExperiment, judgementsDone, judgingsOf, keepJudgement } from '@wis/db/experiments'
import type { AskedJudge, StoredItem } from '@wis/db/experiments'
import { dueRatings, judgementRow, numberOfItem, ratingQuestion } from '@wis/lab'
import type { DueRating } from '@wis/lab'
import type { MatchWorld } from '../../match/match-world.ts'
import { askOn, noUse } from './ask-on.ts'
import type { AskingOn } from './ask-on.ts'
import type { ReadableExperiment } from './asking.ts'

interface OfJudge {
  readonly id: string
  readonly round: number
  readonly read: ReadableExperiment
  /** The name of the judge. */
  readonly rater: string
  /** All judges of the round. */
  readonly judges: readonly AskedJudge[]
}

/** The ratings of a round that a judge has not given yet, in the order in which they are asked for. */
async function ratingsDue(
  db: Pick<Database, 'pool'>,
  { id, round, read, rater, judges: all }: OfJudge,
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

interface Judged {
  readonly read: ReadableExperiment
  readonly round: number
}

/** Has a judge rate all of its items that it has not rated yet, each rating stored before the next is asked for. */
export async function judgeAll(on: AskingOn, { read, round }: Judged): Promise<void> {
  const { world, id, name: rater } = on
  const judging = (await judgingsOf(world.db, id)).find((one) => one.round === round)
  if (judging?.state !== 'asking') return
  const due = await ratingsDue(world.db, { id, round, read, rater, judges: judging.judges })
  let wasSilent = false
  for (const rating of due) {
    if (!(await on.keepsPlace())) return
    const { rubric, due: one } = rating
    const asked = await askOn(on, ratingQuestion(rating, { run: `${id}:${round}` }), !wasSilent)
    if (!asked) return
    const row = judgementRow(rubric, one, asked.exchange)
    const kept = { ...row, experimentId: id, round, rater, number: numberOfItem(row.item) }
    await keepJudgement(world.db, kept, asked.use)
    wasSilent = asked.isSilent
  }
  await endJudging(world.db, id, round)
}

interface Dropped {
  readonly id: string
  readonly round: number
  readonly read: ReadableExperiment
  readonly signal: AbortSignal
}

/** Stores every rating of a dropped round that was not given as missing, so that reports say how many there are. */
export async function keepMissing(
  { db, clock }: Pick<MatchWorld, 'db' | 'clock'>,
  { id, round, read, signal }: Dropped,
): Promise<void> {
  const judging = (await judgingsOf(db, id)).find((one) => one.round === round)
  if (judging?.state !== 'dropped') return
  const { judges } = judging
  for (const rater of new Set(judges.map(({ agent }) => agent)))
    for (const rating of await ratingsDue(db, { id, round, read, rater, judges })) {
      if (signal.aborted) return
      const { rubric, due } = rating
      const deadline = clock.now().toISOString()
      const { request } = ratingQuestion(rating, { run: `${id}:${round}`, deadline })
      const prompt = JSON.stringify(request)
      const row = judgementRow(rubric, due, { prompt, raw: [], values: null })
      const kept = { ...row, experimentId: id, round, rater, number: numberOfItem(row.item) }
      await keepJudgement(db, kept, noUse)
    }
}
