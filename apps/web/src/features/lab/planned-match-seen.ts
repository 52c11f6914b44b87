import 'server-only'
import { cache } from 'react'
import { AppError } from '../../server/app-error.ts'
import { database } from '../../server/database.ts'
import { requirePlannedMatch } from '../../server/lab/find-planned-match.ts'
import { currentUser } from '../../server/session.ts'
import { viewerOf } from './experiment-seen.ts'

/** A match of an experiment as the reader of its page may see it; undefined if that is not at all. */
export const plannedMatchSeen = cache(async (id: string, number: string, share: string | undefined) => {
  const viewer = viewerOf(await currentUser())
  try {
    return await requirePlannedMatch({ db: database(), viewer, params: { id, number }, query: { share } })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
})
