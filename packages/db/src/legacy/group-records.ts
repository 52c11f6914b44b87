import { addToRecord } from '@wis/arena'
import type { GroupRecord } from '@wis/arena'
import { replay } from '@wis/engine'
import { entryOf, kits } from '@wis/games'
import { talliesOfPlaces } from '@wis/ratings'

interface StoredEntry {
  readonly seq: number
  readonly at: string
  readonly event: unknown
}

/** The game whose stages are decided by more than seats hold, so that their logs are read. */
const kit = kits.find(({ older }) => older)
export const gameOfRecords = kit?.id ?? ''
const entry = kit && entryOf(kit.wire.event)

/** What a match adds to the record of each seat. */
export function additionsOfLog(
  entries: readonly StoredEntry[],
): readonly ((record: GroupRecord) => GroupRecord)[] {
  if (!kit || !entry) return []
  const log = entries.map(({ seq, at, event }) => entry.parse({ seq, at: new Date(at).toISOString(), event }))
  const { results, board } = kit
  const found = results.of(replay(kit.rules, log))
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
