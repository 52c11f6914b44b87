import { parentPort } from 'node:worker_threads'
import { ReportMaker } from '@wis/lab'
import type { ExperimentSpec, PlayedMatch, Report } from '@wis/lab'

/** What the thread is told, in this order: the experiment, its rows in any number of parts, the end. */
export type ReportMessage =
  | { readonly kind: 'begin'; readonly spec: ExperimentSpec }
  | { readonly kind: 'rows'; readonly rows: readonly PlayedMatch[] }
  | { readonly kind: 'end' }

/** After each part, so that no more than one is ever under way; then the report. */
export type ReportAnswer = { readonly kind: 'taken' } | { readonly kind: 'report'; readonly report: Report }

let maker: ReportMaker | undefined

parentPort?.on('message', (message: ReportMessage) => parentPort?.postMessage(answerTo(message)))

function answerTo(message: ReportMessage): ReportAnswer {
  if (message.kind === 'begin') maker = new ReportMaker(message.spec)
  if (!maker) throw new Error('rows of no experiment')
  if (message.kind === 'rows') for (const row of message.rows) maker.add(row)
  return message.kind === 'end' ? { kind: 'report', report: maker.report() } : { kind: 'taken' }
}
