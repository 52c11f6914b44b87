import { numberOfItem, TaskReportMaker } from '@wis/lab'
import type { TaskReport } from '@wis/lab'
import { keyOfRating, ratingsOf } from './run-task.ts'
import { keptRatings, keptRows, readTaskFolder } from './task-folder.ts'

/** Computes the report of a task from its descriptions and ratings, in the order in which they are planned. */
export async function taskResultOf(folder: string): Promise<TaskReport> {
  const spec = await readTaskFolder(folder)
  const rows = await keptRows(folder)
  const kept = new Map(
    (await keptRatings(folder)).map(({ language, row }) => [
      keyOfRating(language, row.judge, row.time, row.item),
      row,
    ]),
  )
  const inOrder = rows.toSorted((one, other) => one.number - other.number)
  const ratings = ratingsOf(spec, inOrder).flatMap(({ language, due }) => {
    const row = kept.get(keyOfRating(language, due.judge, due.time, due.item.id))
    return row ? [{ row, number: numberOfItem(row.item) }] : []
  })
  const maker = new TaskReportMaker(spec)
  for (const row of inOrder)
    maker.add(
      row,
      ratings.flatMap((rating) => (rating.number === row.number ? [rating.row] : [])),
    )
  return maker.report()
}
