import type { Route } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { scopeFor } from '../permissions.ts'
import type { Permission } from '../permissions.ts'

/** Returns if the asker may do this. Otherwise throws with the reason, as far as the asker may know it. */
export function permit(
  permission: Permission,
  { action }: Route,
  missing = 'There is nothing with this id.',
): void {
  if (permission.allowed) return
  if (permission.conceal) throw new AppError('not-found', missing)
  switch (permission.reason) {
    case 'not-signed-in':
      throw new AppError('unauthorized', 'Sign in, or send a token.')
    case 'session-only':
      throw new AppError('forbidden', 'No token may do this: sign in.')
    case 'scope-missing':
      throw new AppError('forbidden', `This token was not made for this: it needs “${scopeFor(action)}”.`)
    case 'not-organizer':
      throw new AppError('forbidden', 'Seasons are set up by organizers. Ask an admin to be made one.')
    case 'not-yours':
      throw new AppError('forbidden', 'This is somebody else’s.')
  }
}
