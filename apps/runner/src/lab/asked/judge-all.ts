import { endJudging, itemsOfExperiment, judgementsDone, judgingsOf, keepJudgement } from '@wis/db/experiments'
import type { StoredItem } from '@wis/db/experiments'
import {
  dueRatings,
  judgementRequest,
  judgementRow,
  judgementTries,
  numberOfItem,
  ratingField,
} from '@wis/lab'
import type { DueRating } from '@wis/lab'
import { askOn, questionMs } from './ask-on.ts'
import type { AskingOn, Outcome } from './ask-on.ts'
import type { ReadExperiment } from './asking.ts'

interface Judged {
  readonly read: ReadExperiment
  readonly round: number
}

/** Has a judge rate all of its items that it has not rated yet, each rating stored before the next is asked for. */
export async function judgeAll(on: AskingOn, { read, round }: Judged): Promise<void> {
  const { world, id, name: rater } = on
  const judging = (await judgingsOf(world.db, id)).find((one) => one.round === round)
  if (judging?.state !== 'asking') return
  const judges = judging.judges.filter(({ agent }) => agent === rater)
  const items = new Map<string, readonly StoredItem[]>()
  for (const { rubric } of judges) items.set(rubric, await itemsOfExperiment(world.db, { id, rubric }))
  // Another round has the items in other orders.
  const seed = round === 1 ? read.spec.seed : `${read.spec.seed}/${round}`
  const due = dueRatings({ judges, seed, itemsFor: (rubric) => items.get(rubric) ?? [] })
  const done = await judgementsDone(world.db, { id, round, rater })
  let wasSilent = false
  for (const rating of due) {
    if (done.has(`${rating.rubric.id} ${rating.due.time} ${rating.due.item.id}`)) continue
    const outcome = await askForRating(on, { rating, round, mayBeSilent: !wasSilent })
    if (!outcome) return
    wasSilent = outcome === 'silent'
  }
  await endJudging(world.db, id, round)
}

interface Wanted {
  readonly rating: DueRating
  readonly round: number
  readonly mayBeSilent: boolean
}

/** Stores the rating too. Undefined if nobody is to be asked any more. */
async function askForRating(
  on: AskingOn,
  { rating: { rubric, language, due }, round, mayBeSilent }: Wanted,
): Promise<Outcome | undefined> {
  const { world, id, player, name: rater } = on
  const deadline = new Date(world.clock.now().getTime() + questionMs).toISOString()
  const request = judgementRequest({ rubric, due, language, deadline, run: `${id}:${round}` })
  const question = { request, fields: [ratingField(rubric)], tries: judgementTries }
  const outcome = await askOn(on, question, mayBeSilent)
  if (!outcome) return undefined
  const row = judgementRow(rubric, due, {
    prompt: JSON.stringify(request),
    raw: outcome === 'silent' ? [] : outcome.raw,
    values: outcome !== 'silent' && outcome.kind === 'answered' ? outcome.values : null,
  })
  const use = outcome === 'silent' ? { agentId: null, tokens: 0, spend: 0 } : player.useOf(outcome)
  const { time, place, item, prompt, raw, rating } = row
  const number = numberOfItem(item)
  const kept = { experimentId: id, round, rubric: rubric.id, rater }
  await keepJudgement(world.db, { ...kept, item, time, place, number, prompt, raw, rating }, use)
  return outcome
}
