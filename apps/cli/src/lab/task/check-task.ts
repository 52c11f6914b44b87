import { isDeepStrictEqual } from 'node:util'
import { deepUnits, describedNow } from '@wis/lab'
import type { DeepRow, DeepUnit, TaskSpec } from '@wis/lab'
import { askedAgain } from '../agents/ask-player.ts'
import { ratingFault } from '../judging/check-ratings.ts'
import { ratingsOf } from './run-task.ts'
import type { KeptRating } from './task-folder.ts'

/** The first description or rating that does not follow from its question and its answers, in words. */
export function taskFault(
  spec: TaskSpec,
  rows: readonly DeepRow[],
  ratings: readonly KeptRating[],
): string | undefined {
  const kept = new Map(rows.map((row) => [row.number, row]))
  const units = deepUnits(spec)
  const wrong = units.find((unit) => !isSame(kept.get(unit.number), rowAgain(unit, kept.get(unit.number))))
  if (wrong) return `description ${wrong.number} is missing, or does not follow from its answers`
  if (rows.length !== units.length) return 'there are more descriptions than the task asks for'
  return ratingFault(
    ratingsOf(spec, rows),
    ratings.map(({ row }) => row),
  )
}

const isSame = (one: unknown, other: unknown) =>
  one !== undefined && isDeepStrictEqual(one, JSON.parse(JSON.stringify(other)))

function rowAgain(unit: DeepUnit, kept: DeepRow | undefined): DeepRow {
  let asked = 0
  return describedNow(unit, (question) =>
    askedAgain(unit.subject, question, kept?.asked[asked++] ?? { raw: [] }),
  )
}
