import 'server-only'
import { isForkOf } from '@wis/db/agents'
import { readMatch, seasonOwnerOf } from '@wis/db/matches'
import type { LogReader } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { handle } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import { cache } from 'react'
import { database } from '../../server/database.ts'
import { currentPerson } from '../../server/people/person.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed } from '../account/actor.ts'

/**
 * The match that an address names, read once for each page. An impossible id is not looked up. Of a withheld match,
 * only the organizer of its season sees the result, or who had it played again. A match of an experiment has its page
 * there.
 */
export const matchOf = cache(async (id: string) => {
  if (!handle.safeParse(id).success) return undefined
  const header = await readMatch(database(), ids.match(id))
  if (header && !header.withheld) return header
  const whole = (await organizes(id))
    ? await readMatch(database(), ids.match(id), { seesWithheld: true })
    : header
  return whole?.mode === 'experiment' ? undefined : whole
})

/** The same for answers that anybody may keep: whoever asks, they tell no more than a stranger may know. */
export async function publicMatchOf(id: string): Promise<MatchHeader | undefined> {
  const header = handle.safeParse(id).success ? await readMatch(database(), ids.match(id)) : undefined
  return header?.mode === 'experiment' ? undefined : header
}

/** As whom the page's reader may read a match. One whose seats are hidden from its organizer, too, nobody may read. */
export const readerOf = async ({ id, withheld, seats }: MatchHeader): Promise<LogReader> =>
  withheld && seats.length > 0 && (await organizes(id)) ? 'organizer' : 'spectator'

const organizes = cache(async (matchId: string): Promise<boolean> => {
  const user = await currentUser()
  const person = await currentPerson()
  if (person && (await isForkOf(database(), ids.match(matchId), person))) return true
  const season = user && (await seasonOwnerOf(database(), ids.match(matchId)))
  return user !== undefined && season !== undefined && isAllowed(user, 'season.change', season)
})
