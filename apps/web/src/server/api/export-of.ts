import type { Database } from '@wis/db'
import { readPlayed } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { exportMatch } from '@wis/proof'
import type { Platform } from '@wis/proof'

/** The lines of one match; undefined if it is not over, or was void before it was dealt. */
export async function exportOf(
  db: Database,
  matchId: string,
  platform: Platform,
): Promise<string | undefined> {
  const match = await readPlayed(db, ids.match(matchId))
  const lines = match && exportMatch(match, platform)
  return lines && `${lines.join('\n')}\n`
}
