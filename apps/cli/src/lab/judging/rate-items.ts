import { isDeepStrictEqual } from 'node:util'
import { judgementRow, ratingQuestion } from '@wis/lab'
import type { DueRating, Exchange, JudgementRow } from '@wis/lab'
import { askedAgain, askPlayer } from '../agents/ask-player.ts'
import type { AskedWorld } from '../agents/ask-player.ts'
import { inTurn } from '../interrupts.ts'
import { asJson } from '../read-value.ts'

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
    const { rubric, due: rating } = one
    const about = { rating: { rubric: rubric.id, item: rating.item.id, time: rating.time } }
    const answered = await askPlayer(run, rating.judge, { ...ratingQuestion(one), about })
    await keep(judgementRow(rubric, rating, answered), one)
  })
}

/** A rating as it follows from the item and the kept answers. Sample judges answer again, and have no server. */
const ratingAgain = (due: DueRating, kept: Pick<Exchange, 'raw' | 'served'>): JudgementRow =>
  judgementRow(due.rubric, due.due, askedAgain(due.due.judge, ratingQuestion(due), kept))

/** The first rating that does not follow from its item and its answers, in words. */
export function ratingFault(due: readonly DueRating[], rows: readonly JudgementRow[]): string | undefined {
  const given = new Map(rows.map((row) => [keyOfRating(row), row]))
  const bad = due.find((one) => {
    const row = given.get(keyOfDue(one))
    return row === undefined || !isDeepStrictEqual(row, asJson(again(one, row)))
  })
  if (bad) return `the rating of ${bad.due.item.id} by ${bad.due.judge} is missing, or does not follow`
  return rows.length === due.length ? undefined : 'there are more ratings than were asked for'
}

/** Rows of before say nothing of their items. */
function again(due: DueRating, row: JudgementRow): JudgementRow {
  const { facts, ...rest } = ratingAgain(due, row)
  return row.facts && facts ? { ...rest, facts } : rest
}
