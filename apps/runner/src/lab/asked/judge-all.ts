import { endJudging, judgingsOf, keepJudgement } from '@wis/db/experiments'
import { judgementRow, judgementTries, numberOfItem, ratingField } from '@wis/lab'
import type { DueRating } from '@wis/lab'
import { askOn } from './ask-on.ts'
import type { AskingOn, AnswerOrSilence } from './ask-on.ts'
import type { ReadableExperiment } from './asking.ts'
import { ratingRequest, ratingsDue } from './ratings-due.ts'

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
  { rating: wanted, round, mayBeSilent }: Wanted,
): Promise<AnswerOrSilence | undefined> {
  const { world, id, player, name: rater, questionMs } = on
  const { rubric, due } = wanted
  const deadline = new Date(world.clock.now().getTime() + questionMs)
  const toAsk = ratingRequest({ rating: wanted, id, round, deadline })
  const question = { request: toAsk, fields: [ratingField(rubric)], tries: judgementTries }
  const asked = await askOn(on, question, mayBeSilent)
  if (!asked) return undefined
  const { request, outcome } = asked
  const row = judgementRow(rubric, due, {
    prompt: JSON.stringify(request),
    raw: outcome === 'silent' ? [] : outcome.raw,
    values: outcome !== 'silent' && outcome.kind === 'answered' ? outcome.values : null,
  })
  const use = outcome === 'silent' ? { agentId: null, tokens: 0, spend: 0 } : player.useOf(outcome)
  const { time, place, item, prompt, raw, rating, picks } = row
  const number = numberOfItem(item)
  const served = outcome === 'silent' ? undefined : outcome.served
  const more = { ...(served && { served }), ...(picks && { picks }) }
  const kept = { experimentId: id, round, rubric: rubric.id, rater, ...more }
  await keepJudgement(world.db, { ...kept, item, time, place, number, prompt, raw, rating }, use)
  return outcome
}
