import type { MatchId } from '@wis/engine'
import { spyEntry, whoIsSpy } from '@wis/games'
import type { SpyEntry } from '@wis/games'
import type { Database } from '../database.ts'
import { entriesOfGame } from '../match/log/read-log.ts'
import type { LogReader } from '../match/log/read-log.ts'

/** Reads a match of who-is-spy. For a match of any other game there is nothing. */
export const readLog = (
  db: Pick<Database, 'pool'>,
  matchId: MatchId,
  viewer: LogReader,
  since = -1,
): Promise<SpyEntry[]> => entriesOfGame({ rules: whoIsSpy, entry: spyEntry }, db, { matchId, viewer, since })
