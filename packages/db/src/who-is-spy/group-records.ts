import { replay } from '@wis/engine'
import { addToRecord, seatFacts, spyEntry, whoIsSpy } from '@wis/games'
import type { GroupRecord, SpyEntry } from '@wis/games'

interface StoredEntry {
  readonly seq: number
  readonly at: string
  readonly event: unknown
}

/** The game whose stages are decided by more than seats hold, so that their logs are read. */
export const gameOfRecords = whoIsSpy.id

/** What a match adds to the record of each seat. */
export function additionsOfLog(
  entries: readonly StoredEntry[],
): readonly ((record: GroupRecord) => GroupRecord)[] {
  const log: readonly SpyEntry[] = entries.map(({ seq, at, event }) =>
    spyEntry.parse({ seq, at: new Date(at).toISOString(), event }),
  )
  return seatFacts(replay(whoIsSpy, log)).map((facts) => (record) => addToRecord(record, facts))
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
