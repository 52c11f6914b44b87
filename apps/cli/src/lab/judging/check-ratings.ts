import { isDeepStrictEqual } from 'node:util'
import type { DueRating, JudgementRow } from '@wis/lab'
import { keyOfDue, keyOfRating, ratingAgain } from './rate-items.ts'

/** The first rating that does not follow from its item and its answers, in words. */
export function ratingFault(due: readonly DueRating[], rows: readonly JudgementRow[]): string | undefined {
  const given = new Map(rows.map((row) => [keyOfRating(row), row]))
  const bad = due.find((one) => {
    const row = given.get(keyOfDue(one))
    return row === undefined || !isDeepStrictEqual(row, JSON.parse(JSON.stringify(again(one, row))))
  })
  if (bad) return `the rating of ${bad.due.item.id} by ${bad.due.judge} is missing, or does not follow`
  return rows.length === due.length ? undefined : 'there are more ratings than were asked for'
}

/** Rows of before say nothing of their items. */
function again(due: DueRating, row: JudgementRow): JudgementRow {
  const { facts, ...rest } = ratingAgain(due, row)
  return row.facts && facts ? { ...rest, facts } : rest
}
