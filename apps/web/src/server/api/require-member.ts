import { AppError } from '../app-error.ts'
import type { Viewer } from '../permissions.ts'

/** The account that asks. On a route for members, this never refuses. */
export function requireMember(viewer: Viewer): Extract<Viewer, { kind: 'member' }> {
  if (viewer.kind === 'member') return viewer
  throw new AppError('unauthorized', 'Sign in, or send a token.')
}
