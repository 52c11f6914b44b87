import type { SeasonRecord } from '@wis/db/agents'
import { kitCalled } from '@wis/games'
import type { SeasonRecordRow } from '@wis/protocol'
import { recordNumbersOf } from '../../server/api/record-numbers-of.ts'

/** A stored record with all the numbers that follow from its counts. */
export function recordRowOf({ game, tally, rule, units, part, ...record }: SeasonRecord): SeasonRecordRow {
  const numbers = recordNumbersOf({ total: record.total, tally }, rule, {
    units,
    hasOwn: kitCalled(game)?.older === undefined,
  })
  return { ...record, ...(part && { part }), ...numbers }
}
