import { addToRecord } from '@wis/arena'
import type { GroupRecord } from '@wis/arena'
import { replay } from '@wis/engine'
import { entryOf, kits } from '@wis/games'
import { talliesOfPlaces } from '@wis/ratings'
import { readRows } from '../match/log/log-json.ts'
import type { EntryInRow } from '../match/log/log-json.ts'

/** The game whose stages are decided by more than seats hold, so that their logs are read. */
const kit = kits.find(({ older }) => older)
export const gameOfRecords = kit?.id ?? ''
const entry = kit && entryOf(kit.wire.event)

/** What a match adds to the record of each seat. */
export function additionsOfLog(
  entries: readonly EntryInRow[],
): readonly ((record: GroupRecord) => GroupRecord)[] {
  if (!kit || !entry) return []
  const { results, board } = kit
  const found = results.of(replay(kit.rules, readRows({ entry }, entries)))
  return talliesOfPlaces(found, { perPoint: results.perPoint, byRole: board.byRole }).map(
    (tally) => (record) => addToRecord(record, tally),
  )
}

/** The role whose points tell agents of a group apart that have as many points. */
export const roleThatDecides = 'spy'

interface KnownPoints {
  readonly agentId: string
  readonly points: number
  readonly pointsInRole: number
  readonly lot: number
}

/** A record of which only the points are known. */
export const recordOfPoints = ({ agentId, points, pointsInRole, lot }: KnownPoints): GroupRecord => ({
  agentId,
  points,
  pointsAsSpy: pointsInRole,
  ballotsCorrect: 0,
  fouls: 0,
  lot,
})
