import type { SeasonState } from '@wis/db/seasons'
import { AppError } from '../app-error.ts'
import { may } from '../permissions.ts'
import type { Viewer } from '../permissions.ts'
import { heldBack } from './held-back.ts'
import type { HeldBack } from './held-back.ts'

/**
 * Returns the state of a season if its reader may export all of it. An export with gaps could not be checked, so
 * there is none for the public until everything in it is public.
 */
export function requireReadable(told: SeasonState | undefined, viewer: Viewer): SeasonState {
  if (!told) throw nowhere()
  const { ownerId, state, embargo, publishedAt, hasWithheld } = told
  if (may(viewer, 'season.change', { ownerId }).allowed) return told
  if (state === 'created') throw nowhere()
  const reason = heldBack({ state, isEmbargoed: embargo && publishedAt === null, hasWithheld })
  if (reason) throw new AppError('conflict', reasons[reason])
  return told
}

const nowhere = () => new AppError('not-found', 'There is no season with this short name.')

/** Why an export is refused, in words for programs. */
const reasons: Readonly<Record<HeldBack, string>> = {
  embargo: 'Results of this season are kept back until its organizer publishes them.',
  'board-stands-still':
    'The public board of this season stands still until it is closed, and then it can be exported.',
  'deals-under-way': 'Some matches are kept back until everybody has played their deal. Try again later.',
}
