import 'server-only'
import { crowdedOwners } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { cache } from 'react'
import { database } from '../../../server/database.ts'

/** The owners who have more agents in a season than its schedule can keep apart, read once for all parts of its page. */
export const crowdedIn = cache((season: StoredSeason) => crowdedOwners(database(), season))
