import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { dueReports, experimentRows, keepReport } from '@wis/db/experiments'
import { readSpec } from '@wis/lab'
import type { PlayedMatch } from '@wis/lab'
import { z } from 'zod'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { reportInWorker } from './report-in-worker.ts'

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

/** Brings the reports of experiments up to date that have more matches than their report is computed from. */
async function makeReports(db: Database, signal: AbortSignal): Promise<void> {
  for (const { id, spec: stored } of await dueReports(db)) {
    const read = readSpec(stored)
    if (!read.ok) continue
    let matches = 0
    const parts = partsOf(db, id, (count) => (matches += count))
    const report = await reportInWorker({ spec: read.spec, parts, signal })
    await keepReport(db, id, { report, matches })
  }
}

async function* partsOf(
  db: Database,
  id: string,
  onRead: (count: number) => void,
): AsyncGenerator<readonly PlayedMatch[]> {
  for (let after = 0; ;) {
    const rows = await experimentRows(db, id, { after, limit: rowsAtOnce })
    const last = rows.at(-1)
    if (last === undefined) return
    onRead(rows.length)
    // Each row is stored as the runner made it.
    yield rows as readonly PlayedMatch[]
    after = numbered.parse(last).number
  }
}
