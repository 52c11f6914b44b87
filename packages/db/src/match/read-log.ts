import { redact } from '@wis/engine'
import type { MatchId, Viewer } from '@wis/engine'
import { games } from '@wis/games'
import { spyEntry } from '@wis/protocol'
import type { SpyEntry } from '@wis/protocol'
import type { Database } from '../database.ts'

interface StoredEntry {
  readonly seq: number
  readonly at: Date
  readonly event: unknown
  readonly open: boolean
  /** Why a moderator hides what was said; null nearly always. */
  readonly hiddenFor: string | null
}

/** A viewer, or who organizes the season: it sees what a spectator sees, also of a match that is withheld. */
export type LogReader = Viewer | 'organizer'

/**
 * Everything after `since` as `viewer` may see it; once the match is over, all of it is open to all. Of a match that is
 * withheld a spectator sees nothing, and of a speech that a moderator hides the reason in its place.
 */
export async function readLog(
  { pool }: Database,
  matchId: MatchId,
  viewer: LogReader,
  since = -1,
): Promise<SpyEntry[]> {
  const { rows } = await pool.query<StoredEntry>({
    name: 'read-log',
    text: `select e.seq, e.at, e.event, m.status in ('finished', 'void') as open, h.reason as "hiddenFor"
           from entries e join matches m on m.id = e.match_id
           left join hidden_speeches h on h.match_id = e.match_id and h.seq = e.seq and $3
           where e.match_id = $1 and e.seq > $2 and not (m.withheld and $3) order by e.seq`,
    values: [matchId, since, viewer === 'spectator'],
  })
  const eyes = viewer === 'organizer' ? 'spectator' : viewer
  return rows.map(({ seq, at, event, open, hiddenFor }) => {
    const entry = spyEntry.parse({ seq, at: at.toISOString(), event })
    return moderated(redact(games['who-is-spy'], open ? 'director' : eyes, entry), hiddenFor)
  })
}

/** The same entry: whoever folds the log notices nothing but the words. */
function moderated(entry: SpyEntry, reason: string | null): SpyEntry {
  if (reason === null || entry.event.type !== 'speech-given') return entry
  return { ...entry, event: { ...entry.event, text: `[hidden by a moderator: ${reason}]` } }
}
