import { parentPort } from 'node:worker_threads'
import { numberOfItem, ReportMaker, TaskReportMaker } from '@wis/lab'
import type {
  DeepRow,
  ExperimentSpec,
  GivenRating,
  PlayedMatch,
  Report,
  TaskReport,
  TaskSpec,
} from '@wis/lab'

/** Some rows of an experiment or a task, and the ratings of what was said in them. */
export interface ReportPart {
  readonly rows: readonly PlayedMatch[] | readonly DeepRow[]
  readonly ratings: readonly GivenRating[]
}

/** What a report is about. */
export type ReportSubject =
  | { readonly kind: 'matches'; readonly spec: ExperimentSpec; readonly rubrics: readonly string[] }
  | { readonly kind: 'task'; readonly spec: TaskSpec }

/** What the thread is told, in this order: the experiment, its rows in any number of parts, the end. */
export type ReportMessage =
  | { readonly kind: 'begin'; readonly subject: ReportSubject }
  | ({ readonly kind: 'rows' } & ReportPart)
  | { readonly kind: 'end' }

/** After each part, so that no more than one is ever under way; then the report. */
export type ReportAnswer =
  { readonly kind: 'taken' } | { readonly kind: 'report'; readonly report: Report | TaskReport }

interface Maker {
  add(row: { readonly number: number }, ratings: readonly GivenRating[]): void
  report(): Report | TaskReport
}

let maker: Maker | undefined

parentPort?.on('message', (message: ReportMessage) => parentPort?.postMessage(answerTo(message)))

function answerTo(message: ReportMessage): ReportAnswer {
  if (message.kind === 'begin') maker = makerOf(message.subject)
  if (!maker) throw new Error('rows of no experiment')
  if (message.kind === 'rows') addAll(maker, message)
  return message.kind === 'end' ? { kind: 'report', report: maker.report() } : { kind: 'taken' }
}

const makerOf = (subject: ReportSubject): Maker =>
  subject.kind === 'task' ? new TaskReportMaker(subject.spec) : new ReportMaker(subject.spec, subject.rubrics)

function addAll(into: Maker, { rows, ratings }: ReportPart): void {
  const byNumber = new Map<number, GivenRating[]>()
  for (const rating of ratings) {
    const number = numberOfItem(rating.item)
    const own = byNumber.get(number) ?? []
    byNumber.set(number, own)
    own.push(rating)
  }
  for (const row of rows) into.add(row, byNumber.get(row.number) ?? [])
}
