import { judgementRequest, judgementRow, judgementTries, ratingField, samplePlayers } from '@wis/lab'
import type { DueRating, JudgementRow } from '@wis/lab'
import { askedBefore, askPlayer, askSample } from '../agents/ask-player.ts'
import type { AskedWorld, BesideMatch } from '../agents/ask-player.ts'
import { inTurn } from '../in-turn.ts'

const questionOf = ({ rubric, language, due }: DueRating): BesideMatch => ({
  about: { rating: { rubric: rubric.id, item: due.item.id, time: due.time } },
  request: judgementRequest({ rubric, due, language, deadline: '' }),
  fields: [ratingField(rubric)],
  tries: judgementTries,
})

/** Which rating it is. An item is known by its number, also in several languages. */
export const keyOfRating = ({
  rubric,
  judge,
  time,
  item,
}: Pick<JudgementRow, 'rubric' | 'judge' | 'time' | 'item'>) => [rubric, judge, time, item].join(' ')

export const keyOfDue = ({ rubric, due: { judge, time, item } }: DueRating) =>
  keyOfRating({ rubric: rubric.id, judge, time, item: item.id })

export interface RatingRun extends AskedWorld {
  readonly atOnce: number
  readonly closing: AbortSignal
}

interface Rated {
  readonly due: readonly DueRating[]
  /** The keys of ratings that are kept. */
  readonly done: ReadonlySet<string>
  keep(row: JudgementRow, due: DueRating): Promise<void>
}

/** Asks for the ratings that are still missing. False if it was closed before the end. */
export function rateItems(run: RatingRun, { due, done, keep }: Rated): Promise<boolean> {
  const missing = due.filter((one) => !done.has(keyOfDue(one)))
  return inTurn(run, missing, async (one) => {
    const answered = await askPlayer(run, one.due.judge, questionOf(one))
    await keep(judgementRow(one.rubric, one.due, answered), one)
  })
}

/** A rating as it follows from the item and the kept answers. Sample judges answer again, and have no server. */
export function ratingAgain(
  due: DueRating,
  { raw, served }: Pick<JudgementRow, 'raw' | 'served'>,
): JudgementRow {
  const asked = questionOf(due)
  const { judge } = due.due
  if (Object.hasOwn(samplePlayers, judge)) return judgementRow(due.rubric, due.due, askSample(judge, asked))
  return judgementRow(due.rubric, due.due, { ...askedBefore(asked, raw), ...(served && { served }) })
}
