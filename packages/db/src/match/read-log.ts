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
}

/** Everything after `since` as `viewer` may see it; once the match is over, all of it is open to all. */
export async function readLog(
  { pool }: Database,
  matchId: MatchId,
  viewer: Viewer,
  since = -1,
): Promise<SpyEntry[]> {
  const { rows } = await pool.query<StoredEntry>({
    name: 'read-log',
    text: `select e.seq, e.at, e.event, m.status in ('finished', 'void') as open
           from entries e join matches m on m.id = e.match_id
           where e.match_id = $1 and e.seq > $2 order by e.seq`,
    values: [matchId, since],
  })
  return rows.map(({ seq, at, event, open }) => {
    const entry = spyEntry.parse({ seq, at: at.toISOString(), event })
    return redact(games['who-is-spy'], open ? 'director' : viewer, entry)
  })
}
