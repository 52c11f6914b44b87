import { numberOfItem, TaskReportMaker } from '@wis/lab'
import type { TaskReport } from '@wis/lab'
import { keyOfDue, keyOfRating } from '../judging/judge-run.ts'
import { taskMethodInFolder } from '../run-folder.ts'
import { planOfFolder } from '../run-record.ts'
import { ratingsOf } from './run-task.ts'
import { keptRatings, keptRows, readTaskFolder } from './task-folder.ts'

/** Computes the report of a task from its descriptions and ratings, in the order in which they are planned. */
export async function taskResultOf(folder: string): Promise<TaskReport> {
  const spec = await readTaskFolder(folder)
  const rows = await keptRows(folder)
  const kept = new Map((await keptRatings(folder)).map(({ row }) => [keyOfRating(row), row]))
  const inOrder = rows.toSorted((one, other) => one.number - other.number)
  const ratings = ratingsOf(spec, inOrder).flatMap((due) => {
    const row = kept.get(keyOfDue(due))
    return row ? [{ row, number: numberOfItem(row.item) }] : []
  })
  const maker = new TaskReportMaker(spec, spec.judges, await taskMethodInFolder(folder))
  for (const row of inOrder)
    maker.add(
      row,
      ratings.flatMap((rating) => (rating.number === row.number ? [rating.row] : [])),
    )
  return maker.report(await planOfFolder(folder))
}
