import type { Database } from '@wis/db'
import { experimentRows } from '@wis/db/experiments'
import { z } from 'zod'
import type { ReportPart } from './report-worker.ts'

const rowsAtOnce = 2_000

const numbered = z.looseObject({ number: z.int() })

/** The rows of an experiment that count, in parts. */
export async function* storedRows(db: Database, id: string): AsyncGenerator<ReportPart> {
  for (let after = 0; ;) {
    const rows = await experimentRows(db, id, { after, limit: rowsAtOnce })
    if (rows.length === 0) return
    // Each row is stored as the runner made it.
    yield { rows: rows as ReportPart['rows'], ratings: [] }
    after = numbered.parse(rows.at(-1)).number
  }
}
