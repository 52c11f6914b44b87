import 'server-only'
import { cutSeason } from '@wis/db'
import type { Database, SeasonCut } from '@wis/db'
import { AppError } from '../app-error.ts'
import { may } from '../permissions.ts'
import type { Viewer } from '../permissions.ts'
import { heldBack } from './held-back.ts'
import type { HeldBack } from './held-back.ts'

/**
 * A season as it stands, for whoever may take all of it along. What is kept back from the public is kept back here as
 * well: an export with holes could not be checked, so there is none until everything in it may be seen.
 */
export async function readableCut(db: Database, slug: string, viewer: Viewer): Promise<SeasonCut> {
  const cut = await cutSeason(db, slug)
  if (!cut) throw nowhere()
  const { ownerId, state, embargo, publishedAt } = cut.season
  if (may(viewer, 'season.change', { ownerId }).allowed) return cut
  if (state === 'created') throw nowhere()
  const reason = heldBack({
    state,
    isEmbargoed: embargo && publishedAt === null,
    hasWithheld: cut.hasWithheld,
  })
  if (reason) throw new AppError('conflict', reasons[reason])
  return cut
}

const nowhere = () => new AppError('not-found', 'There is no season with this short name.')

/** Why an export is refused, in words for programs. */
const reasons: Readonly<Record<HeldBack, string>> = {
  embargo: 'Results of this season are kept back until its organizer publishes them.',
  'board-stands-still':
    'The public board of this season stands still until it is closed, and then it can be exported.',
  'deals-under-way': 'Some matches are kept back until everybody has played their deal. Try again later.',
}
