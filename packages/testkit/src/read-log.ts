import type { Database } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import type { LogReader } from '@wis/db/matches'
import type { MatchId } from '@wis/engine'
import { spyEntry } from '@wis/games/who-is-spy'
import type { SpyEntry } from '@wis/games/who-is-spy'

/** The log of a match of who-is-spy, as `viewer` may see it. Of a match of any other game there is nothing. */
export async function readLog(
  db: Pick<Database, 'pool' | 'games'>,
  matchId: MatchId,
  viewer: LogReader,
  since = -1,
): Promise<readonly SpyEntry[]> {
  const entries = await readEntries(db, matchId, viewer, since)
  return entries.flatMap((entry) => spyEntry.safeParse(entry).data ?? [])
}
