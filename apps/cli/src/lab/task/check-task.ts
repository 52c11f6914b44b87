import { isDeepStrictEqual } from 'node:util'
import { readFields } from '@wis/games'
import { deepQuestion, deepRow, deepUnits, describeTries, judgementRow, samplePlayers } from '@wis/lab'
import type { DeepRow, DeepUnit, DueRating, JudgementRow, TaskSpec } from '@wis/lab'
import { askSample } from './ask-player.ts'
import type { Exchange, TaskQuestion } from './ask-player.ts'
import { keyOfRating, ratingQuestion, ratingsOf } from './run-task.ts'
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
  const given = new Map(
    ratings.map(({ language, row }) => [keyOfRating(language, row.judge, row.time, row.item), row]),
  )
  const due = ratingsOf(spec, rows)
  const bad = due.find((rating) => {
    const row = given.get(keyOfRating(rating.language, rating.due.judge, rating.due.time, rating.due.item.id))
    return !isSame(row, row && ratingAgain(rating, row))
  })
  if (bad) return `the rating of ${bad.due.item.id} by ${bad.due.judge} is missing, or does not follow`
  return ratings.length === due.length ? undefined : 'there are more ratings than the task asks for'
}

const isSame = (one: unknown, other: unknown) =>
  one !== undefined && isDeepStrictEqual(one, JSON.parse(JSON.stringify(other)))

function rowAgain(unit: DeepUnit, kept: DeepRow | undefined): DeepRow {
  const done: Exchange[] = []
  const answers = () => done.flatMap(({ values }) => (values === null ? [] : [values]))
  for (let next = deepQuestion(unit, [], ''); next; next = deepQuestion(unit, answers(), '')) {
    done.push(again(unit.subject, { ...next, tries: describeTries }, kept?.asked[done.length]?.raw))
    if (done.at(-1)?.values === null) break
  }
  return deepRow(unit, { asked: done.map(({ prompt, raw }) => ({ prompt, raw })), answers: answers() })
}

const ratingAgain = (rating: DueRating, { raw }: JudgementRow) =>
  judgementRow(rating.rubric, rating.due, again(rating.due.judge, ratingQuestion(rating), raw))

/** Sample players answer again. The answers of others are read again. */
function again(name: string, asked: TaskQuestion, raw: readonly string[] = []): Exchange {
  if (Object.hasOwn(samplePlayers, name)) return askSample(name, asked)
  const filled = readFields(asked.fields, raw.at(-1) ?? '')
  return { prompt: JSON.stringify(asked.request), raw, values: filled.ok ? filled.values : null }
}
