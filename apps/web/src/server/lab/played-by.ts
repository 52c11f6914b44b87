import type { Database } from '@wis/db'
import { findPlayers } from '@wis/db/experiments'

/** The languages that an agent plays, whatever the game is. None without one. */
export async function playedBy(db: Database, name: string | undefined): Promise<readonly string[]> {
  const found = name === undefined ? [] : await findPlayers(db, { game: 'any', names: [name] })
  return found[0]?.languages ?? []
}
