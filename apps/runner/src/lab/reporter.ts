import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { dueReports, judgingsOf, keepReport } from '@wis/db/experiments'
import { readAny, rubricsIn } from '@wis/lab'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { reportInWorker } from './report-in-worker.ts'
import type { ReportSubject } from './report-worker.ts'
import { storedRows } from './stored-rows.ts'

/** Each look costs one query. */
const intervalMs = 2_000

interface ReporterOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** Keeps the reports of experiments up to date, in the background. */
export function createReporter({ db, clock, log }: ReporterOptions): Service {
  const stopping = new AbortController()
  const beat = async () => {
    await makeReports(db, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error
    })
  }
  const beating = every({ name: 'lab-reports', intervalMs, clock, log, beat })
  return {
    start: () => beating.start(),
    stop: async () => {
      stopping.abort(new Error('the runner stops'))
      await beating.stop()
    },
  }
}

/** Brings the reports of experiments up to date that have more matches or ratings than their report is made from. */
async function makeReports(db: Database, signal: AbortSignal): Promise<void> {
  for (const { id, spec: stored, judged } of await dueReports(db)) {
    const subject = await subjectOf(db, id, stored)
    if (!subject) continue
    let matches = 0
    const parts = storedRows(db, id, (count) => (matches += count))
    const report = await reportInWorker({ asked: subject, parts, signal })
    await keepReport(db, id, { report, matches, judged })
  }
}

async function subjectOf(db: Database, id: string, stored: unknown): Promise<ReportSubject | undefined> {
  const read = readAny(stored)
  if (!read.ok) return undefined
  if (read.kind === 'task') return read
  const { spec } = read
  const later = (await judgingsOf(db, id)).flatMap(({ judges }) => rubricsIn({ judges }))
  return { kind: 'matches', spec, rubrics: [...new Set([...rubricsIn(spec), ...later])] }
}
