import 'server-only'
import { pageOfSeasons, readSeasons } from '@wis/db/seasons'
import { database } from '../../server/database.ts'

const mostSeasons = 50

/** The newest public seasons that are not over. */
export async function datedSeasons() {
  const { items } = await pageOfSeasons(database(), { limit: mostSeasons })
  const slugs = items.filter(({ state }) => state !== 'closed').map(({ slug }) => slug)
  return readSeasons(database(), slugs)
}
