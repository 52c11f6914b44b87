import { isDeepStrictEqual } from 'node:util'
import {
  deepItems,
  deepUnits,
  described,
  describedNow,
  dueRatings,
  ratingsByNumber,
  TaskReportMaker,
} from '@wis/lab'
import type { DeepRow, DeepUnit, DueRating, JudgementRow, TaskReport, TaskSpec } from '@wis/lab'
import { askedAgain, AskingStopped, askPlayer } from '../agents/ask-player.ts'
import { BudgetSpent } from '../agents/metered.ts'
import { costText } from '../agents/progress.ts'
import { brokenOff, inTurn } from '../interrupts.ts'
import type { EndedEarly } from '../interrupts.ts'
import { keyOfDue, keyOfRating, rateItems, ratingFault } from '../judging/judge-run.ts'
import type { RatingRun } from '../judging/judge-run.ts'
import { asJson } from '../read-value.ts'
import { planOfFolder, taskMethodInFolder } from '../run-folder.ts'
import { keptRatings, keptRows, openKept, readTaskFolder } from './task-folder.ts'
import type { KeptRating } from './task-folder.ts'

export interface TaskRun extends RatingRun {
  readonly folder: string
  readonly spec: TaskSpec
  tell(line: string, isLast: boolean): void
}

/** Asks for the descriptions that are still missing, then for the ratings. */
export async function runTask(run: TaskRun): Promise<EndedEarly> {
  try {
    const rows = await describeAll(run)
    return rows && (await rateAll(run, rows)) ? undefined : brokenOff
  } catch (error) {
    if (run.signal.aborted) return brokenOff
    if (error instanceof BudgetSpent || error instanceof AskingStopped)
      return { why: error.message, isAsked: false }
    throw error
  }
}

async function describeAll(run: TaskRun): Promise<readonly DeepRow[] | undefined> {
  const { folder, spec } = run
  const done = new Map((await keptRows(folder)).map((row) => [row.number, row]))
  const file = await openKept(folder, 'descriptions')
  const units = deepUnits(spec)
  const missing = units.filter(({ number }) => !done.has(number))
  try {
    const isWhole = await inTurn(run, missing, async (unit) => {
      const about = { description: unit.number }
      const row = await described(unit, (question) => askPlayer(run, unit.subject, { ...question, about }))
      if (!row) return
      await file.write(row)
      done.set(row.number, row)
      const told = `${done.size} of ${units.length} descriptions, ${costText(run.ledger.used)}`
      run.tell(told, done.size === units.length)
    })
    return isWhole ? [...done.values()].toSorted((one, other) => one.number - other.number) : undefined
  } finally {
    await file.close()
  }
}

export const ratingsOf = ({ judges, seed }: TaskSpec, rows: readonly DeepRow[]) =>
  dueRatings({ judges, seed, itemsFor: () => deepItems(rows) })

async function rateAll(run: TaskRun, rows: readonly DeepRow[]): Promise<boolean> {
  const done = new Set((await keptRatings(run.folder)).map(({ row }) => keyOfRating(row)))
  const due = ratingsOf(run.spec, rows)
  const file = await openKept(run.folder, 'ratings')
  let rated = done.size
  const keep = async (row: JudgementRow, { language }: DueRating) => {
    await file.write({ language, row })
    rated += 1
    run.tell(`${rated} of ${due.length} ratings, ${costText(run.ledger.used)}`, rated === due.length)
  }
  try {
    return await rateItems(run, { due, done, keep })
  } finally {
    await file.close()
  }
}

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

const isSame = (one: unknown, other: unknown) => one !== undefined && isDeepStrictEqual(one, asJson(other))

function rowAgain(unit: DeepUnit, kept: DeepRow | undefined): DeepRow {
  let asked = 0
  return describedNow(unit, (question) =>
    askedAgain(unit.subject, question, kept?.asked[asked++] ?? { raw: [] }),
  )
}

/** Computes the report of a task from its descriptions and ratings, in the order in which they are planned. */
export async function taskResultOf(folder: string): Promise<TaskReport> {
  const spec = await readTaskFolder(folder)
  const rows = await keptRows(folder)
  const kept = new Map((await keptRatings(folder)).map(({ row }) => [keyOfRating(row), row]))
  const inOrder = rows.toSorted((one, other) => one.number - other.number)
  const ratings = ratingsOf(spec, inOrder).flatMap((due) => {
    return kept.get(keyOfDue(due)) ?? []
  })
  const byNumber = ratingsByNumber(ratings)
  const maker = new TaskReportMaker(spec, spec.judges, await taskMethodInFolder(folder))
  for (const row of inOrder) maker.add(row, byNumber.get(row.number) ?? [])
  return maker.report(await planOfFolder(folder))
}
