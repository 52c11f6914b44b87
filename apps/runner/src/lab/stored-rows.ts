import type { Database } from '@wis/db'
import { countedJudgements, experimentRows } from '@wis/db/experiments'
import { z } from 'zod'
import type { ReportPart } from './report-worker.ts'

const rowsAtOnce = 2_000

const numbered = z.looseObject({ number: z.int() })

/** The rows of an experiment that count, in parts, with the ratings of what was said in them. */
export async function* storedRows(
  db: Database,
  id: string,
  onRead: (count: number) => void = () => {},
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
