import type { SeasonRecord } from '@wis/db/agents'
import type { SeasonRecordRow } from '@wis/protocol'
import { recordNumbersOf } from '../../server/api/record-numbers-of.ts'

/** A stored record with all the numbers that follow from its counts. */
export function recordRowOf({ game: _, tally, rule, units, part, ...record }: SeasonRecord): SeasonRecordRow {
  return { ...record, ...(part && { part }), ...recordNumbersOf({ total: record.total, tally }, rule, units) }
}
