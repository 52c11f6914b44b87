import { judgingsOf, keepJudgement } from '@wis/db/experiments'
import { judgementRow, numberOfItem } from '@wis/lab'
import type { MatchWorld } from '../../match/match-world.ts'
import type { ReadableExperiment } from './asking.ts'
import { ratingRequest, ratingsDue } from './ratings-due.ts'

interface Dropped {
  readonly id: string
  readonly round: number
  readonly read: ReadableExperiment
  readonly signal: AbortSignal
}

const nothing = { agentId: null, tokens: 0, spend: 0 }

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
      const prompt = JSON.stringify(ratingRequest({ rating, id, round, deadline: clock.now() }))
      const row = judgementRow(rubric, due, { prompt, raw: [], values: null })
      const kept = { ...row, experimentId: id, round, rater, number: numberOfItem(row.item) }
      await keepJudgement(db, kept, nothing)
    }
}
