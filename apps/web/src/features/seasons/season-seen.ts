import 'server-only'
import type { User } from '@wis/db/accounts'
import { readSeason } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { handle } from '@wis/protocol'
import { cache } from 'react'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed } from '../account/actor.ts'

export interface SeenSeason {
  readonly season: StoredSeason
  /** The reader; undefined for a stranger. */
  readonly user: User | undefined
  readonly isOrganizer: boolean
}

/**
 * The season that an address or a form names, if its reader may see it. A season that is being set up is visible only
 * to its organizer; for everybody else it does not exist. Pages have no other way to find a season.
 */
export const seasonSeen = cache(async (slug: string): Promise<SeenSeason | undefined> => {
  const season = handle.safeParse(slug).success ? await readSeason(database(), slug) : undefined
  if (!season) return undefined
  const user = await currentUser()
  const isOrganizer = user !== undefined && isAllowed(user, 'season.change', season)
  return season.state !== 'created' || isOrganizer ? { season, user, isOrganizer } : undefined
})
