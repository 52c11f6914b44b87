import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { countedJudgements, dueReports, experimentRows, judgingsOf, keepReport } from '@wis/db/experiments'
import { readAny, rubricsIn } from '@wis/lab'
import { z } from 'zod'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { reportInWorker } from './report-in-worker.ts'
import type { ReportPart, ReportSubject } from './report-worker.ts'

const rowsAtOnce = 2_000

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

const numbered = z.looseObject({ number: z.int() })

/** Brings the reports of experiments up to date that have more matches or ratings than their report is made from. */
async function makeReports(db: Database, signal: AbortSignal): Promise<void> {
  for (const { id, spec: stored, judged } of await dueReports(db)) {
    const subject = await subjectOf(db, id, stored)
    if (!subject) continue
    let matches = 0
    const parts = partsOf(db, id, (count) => (matches += count))
    const report = await reportInWorker({ subject, parts, signal })
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

async function* partsOf(
  db: Database,
  id: string,
  onRead: (count: number) => void,
): AsyncGenerator<ReportPart> {
  for (let after = 0; ;) {
    const rows = await experimentRows(db, id, { after, limit: rowsAtOnce })
    if (rows.length === 0) return
    onRead(rows.length)
    const last = numbered.parse(rows.at(-1)).number
    const ratings = await countedJudgements(db, id, { after, last })
    // Each row is stored as the runner made it.
    yield { rows: rows as ReportPart['rows'], ratings }
    after = last
  }
}
