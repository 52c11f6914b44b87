import { isDeepStrictEqual } from 'node:util'
import { deepQuestion, deepRow, deepUnits, describeTries, samplePlayers } from '@wis/lab'
import type { DeepRow, DeepUnit, TaskSpec } from '@wis/lab'
import { askedBefore, askSample } from '../agents/ask-player.ts'
import type { BesideMatch, Exchange } from '../agents/ask-player.ts'
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
  const done: Exchange[] = []
  const answers = () => done.flatMap(({ values }) => (values === null ? [] : [values]))
  for (let next = deepQuestion(unit, [], ''); next; next = deepQuestion(unit, answers(), '')) {
    done.push(again(unit.subject, { ...next, tries: describeTries }, kept?.asked[done.length]))
    if (done.at(-1)?.values === null) break
  }
  return deepRow(unit, { asked: done.map(({ values: _, ...exchange }) => exchange), answers: answers() })
}

/** Sample players answer again. The answers of others are read again, and what their servers said is believed. */
function again(name: string, asked: BesideMatch, kept: DeepRow['asked'][number] | undefined): Exchange {
  if (Object.hasOwn(samplePlayers, name)) return askSample(name, asked)
  const { raw = [], served } = kept ?? {}
  return { ...askedBefore(asked, raw), ...(served && { served }) }
}
