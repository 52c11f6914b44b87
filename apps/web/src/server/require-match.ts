import 'server-only'
import { readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { AppError } from './app-error.ts'
import { database } from './database.ts'

/** The match that an address names, or a refusal. An impossible id is refused without a look at the database. */
export async function requireMatch(id: string): Promise<MatchHeader> {
  const match = handle.safeParse(id).success ? await readMatch(database(), ids.match(id)) : undefined
  if (!match) throw new AppError('not-found', 'There is no match with this id.')
  return match
}
