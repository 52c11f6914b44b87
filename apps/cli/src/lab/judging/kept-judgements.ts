import type { JudgementRow } from '@wis/lab'
import { linesOf, openLines, replaceLines } from '../lines-file.ts'
import { reportFile } from '../run-folder.ts'

const judgementsOf = (folder: string) => reportFile(folder, 'judgements.jsonl')

/** The ratings of a run. None if nothing of it was judged. */
export const keptJudgements = (folder: string) => linesOf<JudgementRow>(judgementsOf(folder))

export const openJudgements = (folder: string) => openLines(judgementsOf(folder))

/** Ratings are kept as they come. When all of them are there, they stand in the order of the plan. */
export const orderJudgements = (folder: string, rows: readonly JudgementRow[]) =>
  replaceLines(judgementsOf(folder), rows)
